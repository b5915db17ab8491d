import { z } from 'zod'
import { escapeHtml, noticePage } from '#server/plugins/pages/page.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const ContentSchema = z.record(z.string(), z.looseObject({ schema: z.unknown().optional() }))
const OperationSchema = z.looseObject({
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), description: z.string().optional() }))
    .optional(),
  requestBody: z.looseObject({ content: ContentSchema.optional() }).optional(),
  responses: z
    .record(
      z.string(),
      z.looseObject({ description: z.string().optional(), content: ContentSchema.optional() }),
    )
    .optional(),
})
type Operation = z.infer<typeof OperationSchema>

const DescriptionSchema = z.looseObject({
  info: z.looseObject({ description: z.string().optional() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
})

interface Call {
  method: string
  path: string
  operation: Operation
}

/** The description as a page to read: each call, what it takes, what it answers. No script, nothing from elsewhere. */
export function docsPage(openapi: unknown, brand: string): string {
  const { info, paths = {} } = DescriptionSchema.parse(openapi)
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method] ? [{ method, path, operation: OperationSchema.parse(item[method]) }] : [],
    ),
  )
  const areas = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other')
  const sections = [...areas].map(
    ([area, members]) => `<h2>${escapeHtml(capital(area))}</h2>\n${members.map(callHtml).join('\n')}`,
  )
  return noticePage({
    title: `${brand} API`,
    wide: true,
    body: `<p>${escapeHtml(info.description ?? '')}</p>
<p>For programs: <a href="/v1/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}`,
  })
}

function callHtml({ method, path, operation }: Call): string {
  const parts = [
    `<h3>${method.toUpperCase()} ${escapeHtml(path)}</h3>`,
    paragraph(operation.summary),
    paragraph(operation.description, 'dim'),
    ...(operation.parameters ?? []).map((parameter) =>
      paragraph(
        `${parameter.in} ${parameter.name}${parameter.description ? `: ${parameter.description}` : ''}`,
        'dim',
      ),
    ),
    contentHtml('Takes', operation.requestBody?.content),
    ...Object.entries(operation.responses ?? {})
      .filter(([status]) => !/xx$/i.test(status))
      .map(([status, response]) => contentHtml(`Answers ${status}`, response.content)),
  ]
  return `<article>\n${parts.filter((part) => part !== '').join('\n')}\n</article>`
}

function contentHtml(title: string, content: z.infer<typeof ContentSchema> | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<details><summary>${escapeHtml(`${title}: ${type}`)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2) ?? '')}</pre></details>`,
    )
    .join('\n')
}

function paragraph(text: string | undefined, className = ''): string {
  return text ? `<p${className ? ` class="${className}"` : ''}>${escapeHtml(text)}</p>` : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
