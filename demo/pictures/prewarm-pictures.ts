// SPDX-License-Identifier: Apache-2.0
import type {
  PictureFormat,
  PictureKind,
  Pictures,
  PictureSpecs,
} from '@tessera/server/src/platform/pictures/index.ts'

/** A picture that will be requested. */
export type PictureRequest = {
  [Kind in PictureKind]: { kind: Kind; spec: PictureSpecs[Kind]; width: number; format: PictureFormat }
}[PictureKind]

/**
 * Makes all pictures of a list that are not in the cache yet. `atOnce` requests run at a time (the service
 * limits the drawing itself); after each one `onProgress` receives how many are done.
 */
export async function prewarmPictures(
  pictures: Pictures,
  requests: readonly PictureRequest[],
  onProgress: (done: number, all: number) => void = () => undefined,
  atOnce = 4,
): Promise<void> {
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const { kind, spec, width, format } = request
      await pictures.picture<PictureKind>(kind, spec, { width, format })
      done += 1
      onProgress(done, requests.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
