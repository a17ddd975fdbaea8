// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { createPictureQueue, isPicturesBusy } from '../../../platform/pictures/index.ts'

/**
 * Does one piece of picture work after another: a decoded picture may take much memory, and the cores belong
 * to the bets.
 */
export type PictureWork = <Result>(work: () => Promise<Result>) => Promise<Result>

const usualMostWaiting = 12

/** At most so many pieces wait; throws `call.unavailable` for one more. */
export function createPictureWork(mostWaiting = usualMostWaiting): PictureWork {
  const inTurn = createPictureQueue(1, mostWaiting)
  return (work) =>
    inTurn(work).catch((error: unknown) => {
      throw isPicturesBusy(error) ? fault('call.unavailable') : error
    })
}
