/** Where the few pages that the server writes itself get their style and script. */
export const PAGE_STYLE_PATH = '/v1/pages/page.css'
export const CLOSE_SCRIPT_PATH = '/v1/pages/signed-in.js'

interface NoticePage {
  title: string
  /** HTML. Whatever comes from outside must have gone through `escapeHtml`. */
  body: string
  /** A script of ours to load. */
  script?: string
  wide?: boolean
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character)
}

/** A page that stands alone: a sentence or a form. It needs none of the browser's part. */
export function noticePage({ title, body, script, wide }: NoticePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${PAGE_STYLE_PATH}">
<link rel="icon" href="data:,">
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>
<main${wide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}
