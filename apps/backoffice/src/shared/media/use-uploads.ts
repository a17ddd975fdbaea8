// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { useBrandInput } from '../brand.tsx'
import { messageOf, useCallMutation } from '../api.ts'
import { readBase64 } from './read-base64.ts'
import type { Media, MediaKind } from './media-kinds.ts'

export interface Upload {
  id: number
  name: string
  state: 'going' | 'done' | 'refused'
  reason?: string
}

/** Sends pictures one after the other; a refused one keeps its reason, and the others continue. */
export function useUploads(onDone?: (media: Media) => void) {
  const brand = useBrandInput()
  const sending = useCallMutation('backoffice.uploadMedia', ['backoffice.media'])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const settle = (id: number, end: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...end } : one)))
  async function send(kind: MediaKind, files: readonly File[]): Promise<void> {
    const started = files.map((file) => ({ file, id: Math.random(), name: file.name }))
    setUploads((all) =>
      [...started.map(({ id, name }): Upload => ({ id, name, state: 'going' })), ...all].slice(0, 20),
    )
    for (const { file, id, name } of started) {
      try {
        const media = await sending.mutateAsync({ ...brand, kind, name, data: await readBase64(file) })
        settle(id, { state: 'done' })
        onDone?.(media)
      } catch (error) {
        settle(id, { state: 'refused', reason: messageOf(error) })
      }
    }
  }
  return { uploads, send }
}
