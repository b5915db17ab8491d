export function Landing() {
  return <h1>Every finding, shown on its page.</h1>
}
