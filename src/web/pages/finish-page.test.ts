import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finishPage, hashesOf } from './finish-page.ts'

const sheets = new Map([
  ['/assets/root.css', 'body{color:red}'],
  ['/assets/home.css', 'h1{margin:0}'],
])
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

describe('finishPage', () => {
  test('inlines each style sheet once, first in the head, and keeps the links for later', () => {
    const links =
      '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/home.css#"/><link rel="stylesheet" href="/assets/root.css"/>'
    const finished = finishPage(page(links), sheets)
    expect(finished).toContain('<meta charSet="utf-8"/><style>body{color:red}\nh1{margin:0}</style>')
    expect(finished.match(/media="print"/g)).toHaveLength(3)
  })

  test('leaves a sheet that it does not know as it was', () => {
    const link = '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>'
    expect(finishPage(page(link), sheets)).toContain(link)
  })

  test('lets script preloads wait', () => {
    expect(finishPage(page('<link rel="modulepreload" href="/a.js"/>'), sheets)).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
    )
  })

  test('turns style attributes into rules, the same one once', () => {
    const body =
      '<a class="x" style="--size:2px;color:&quot;x&quot;" href="/">A</a><b style="--size:2px;color:&quot;x&quot;"></b><i style="top:0"></i>'
    const finished = finishPage(page('', body), sheets)
    expect(finished).not.toContain('style=')
    expect(finished).toContain(
      '<a class="x" data-s="s0" href="/">A</a><b data-s="s0"></b><i data-s="s1"></i>',
    )
    expect(finished).toContain(
      '<style>:is(#_,[data-s="s0"]){--size:2px;color:"x"}:is(#_,[data-s="s1"]){top:0}</style></head>',
    )
  })

  test('does not take text in scripts for attributes', () => {
    const script = '<script>const a = "x style=\\"y\\""</script>'
    expect(finishPage(page('', script), sheets)).toContain(script)
  })
})

describe('hashesOf', () => {
  const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

  test('names inline scripts and styles, and no script that has an address', async () => {
    const html = page(
      '<style data-x="">p{}</style><script src="/a.js"></script>',
      '<script type="module">import "a"</script><script>let b\nlet c</script>',
    )
    expect(await hashesOf(html)).toEqual({
      scripts: [sha('import "a"'), sha('let b\nlet c')],
      styles: [sha('p{}')],
    })
  })
})
