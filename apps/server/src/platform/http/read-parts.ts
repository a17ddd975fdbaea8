// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'

/** The most parts in a body: forms have few, and each costs work. */
const mostParts = 20

export type Parts = Record<string, FormDataEntryValue[]>

/**
 * Reads a multipart/form-data body: each name with all its values, texts as text and files as files. Throws
 * `call.malformed` for an invalid body and for one with more parts than any form has.
 */
export async function readParts(body: Buffer, contentType: string): Promise<Parts> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || hasMore(body, `--${boundary}`, mostParts)) throw fault('call.malformed')
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw fault('call.malformed')
    })
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))
}

/** Whether a boundary appears in a body more often than that; the last one closes it. */
function hasMore(body: Buffer, mark: string, most: number): boolean {
  let found = 0
  for (let index = body.indexOf(mark); index >= 0; index = body.indexOf(mark, index + mark.length))
    if (++found > most + 1) return true
  return false
}
