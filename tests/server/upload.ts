import type { InjectOptions } from 'fastify'

export interface TestFile {
  name: string
  bytes: Uint8Array | string
}

/** A multipart request with these files, as a browser would write it, for `app.inject`. */
export async function uploadOf(files: readonly TestFile[], field = 'files'): Promise<InjectOptions> {
  const form = new FormData()
  for (const { name, bytes } of files) {
    form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
