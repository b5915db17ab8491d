import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { escapeHtml, noticePage } from '#server/plugins/pages/page.ts'
import { type createPeople, PersonSchema } from './people.ts'

interface Parts {
  provider: Provider
  people: ReturnType<typeof createPeople>
}

const MAX_FORM_BYTES = 10_000

/** Shows the page on which somebody says who they are, and takes what they say. */
export async function answerSignInPage(
  { provider, people }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response).catch(() => null)
  if (!interaction) {
    const title = 'This sign-in is too old'
    return sendPage(response, 400, noticePage({ title, body: '<p>Close this window and start again.</p>' }))
  }
  const path = request.url ?? ''
  if (request.method !== 'POST') return sendPage(response, 200, signInPage(path, {}))

  const form = Object.fromEntries(new URLSearchParams(await readForm(request)))
  const person = PersonSchema.safeParse(form)
  if (!person.success) {
    const wrong = new Set(person.error.issues.map(({ path }) => path[0]))
    return sendPage(response, 400, signInPage(path, { ...form, wrong }))
  }
  await provider.interactionFinished(request, response, {
    login: { accountId: people.remember(person.data) },
  })
}

interface FormState {
  email?: string
  name?: string
  wrong?: Set<unknown>
}

function signInPage(path: string, { email = '', name = '', wrong = new Set() }: FormState): string {
  const field = (id: string, label: string, type: string, complete: string, value: string, help: string) => {
    const faulty = wrong.has(id)
    return `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${type}" autocomplete="${complete}" required value="${escapeHtml(value)}"${faulty ? ` aria-invalid="true" aria-describedby="${id}-help"` : ''}>
${faulty ? `<p class="fault" id="${id}-help">${help}</p>` : ''}
</div>`
  }
  return noticePage({
    title: 'Development sign-in',
    body: `<p class="label">Development only</p>
<p>This page stands in for Google on a developer’s machine. It believes whatever you type, and no password is asked for. Never use it with real people’s data.</p>
<form method="post" action="${escapeHtml(path)}">
${field('email', 'Email', 'email', 'email', email, 'Write an e-mail address, such as ada@example.com.')}
${field('name', 'Name', 'text', 'name', name, 'Write a name.')}
<button type="submit">Sign in</button>
</form>`,
  })
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_FORM_BYTES) throw new Error('The form is too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
