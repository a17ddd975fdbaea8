// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import type { CardRoomDeps } from './card-rooms/card-room-deps.ts'
import { finishWithholdings } from './card-rooms/finish-withholding.ts'
import { watchPairs } from './card-rooms/watch-pairs.ts'
import { askPending } from './vendor-wallets/ask-pending.ts'
import { returnIdle } from './vendor-wallets/return-idle.ts'
import type { VendorWalletDeps } from './vendor-wallets/vendor-wallet-deps.ts'

/** The timetable of play. */
export const playJobs = (deps: VendorWalletDeps, cardRooms: CardRoomDeps): Job[] => [
  { name: 'play.askPending', everyMinutes: 5 * everySecond, run: () => askPending(deps) },
  { name: 'play.returnIdle', everyMinutes: 1, run: (slotMs) => returnIdle(deps, slotMs) },
  { name: 'play.finishWithholdings', everyMinutes: 1, run: () => finishWithholdings(cardRooms) },
  { name: 'play.watchCardPairs', everyMinutes: 10, run: () => watchPairs(cardRooms) },
]
