// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { createPictureQueue, isPicturesBusy } from '../../../platform/pictures/index.ts'

/**
 * Runs picture work one piece at a time: a decoded picture may take much memory, and the cores are needed for
 * bets.
 */
export type PictureWork = <Result>(work: () => Promise<Result>) => Promise<Result>

const usualMostWaiting = 12

/** At most `mostWaiting` pieces wait; one more throws `call.unavailable`. */
export function createPictureWork(mostWaiting = usualMostWaiting): PictureWork {
  const inTurn = createPictureQueue(1, mostWaiting)
  return (work) =>
    inTurn(work).catch((error: unknown) => {
      throw isPicturesBusy(error) ? fault('call.unavailable') : error
    })
}
