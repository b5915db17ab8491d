import { Navigate } from 'react-router'

/** Below /app an unknown address leads back to the tools. */
export default function Unknown() {
  return <Navigate to="/app" replace />
}
