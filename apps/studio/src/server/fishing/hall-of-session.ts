// SPDX-License-Identifier: Apache-2.0
import {
  ownHallNamed,
  readHallTitle,
  writeHall,
  type HallLevel,
  type HallLook,
  type HallName,
  type OwnHall,
} from '@tessera/rules/games/fishing/halls'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'

const PREFIX = 'inh_'
/** What a hall is among rooms; how it looks, its name says. */
export const FISHING_ROOM = 'fishing'

/** The code of a title of our own on the operator's wire and in its catalogue. */
export const wireCodeOfHall = ({ code }: OwnHall): string => `${PREFIX}${code}`

/** The title of our own of a code on the wire; undefined if it is another game. */
export const hallOfWireCode = (wireCode: string): OwnHall | undefined =>
  wireCode.startsWith(PREFIX) ? ownHallNamed(wireCode.slice(PREFIX.length)) : undefined

type Opened = Pick<Session, 'game' | 'wireCode' | 'sample'>

/** The look of the halls that a session opened; undefined in every other game. */
export function lookOfSession({ game, wireCode, sample }: Opened): HallLook | undefined {
  if (game !== FISHING_ROOM) return undefined
  return sample ? readHallTitle(sample.code ?? '') : hallOfWireCode(wireCode)?.look
}

/** The same; throws studio.otherGame for a session of another game. */
export function lookOf(session: Opened): HallLook {
  const look = lookOfSession(session)
  if (!look) throw new StudioRefusal('studio.otherGame')
  return look
}

/** Whether a hall is one of the session's look, currency and kind of money. */
export const mayEnter = (session: Session, { look, currency, playMoney }: HallName): boolean =>
  lookOfSession(session) === look && session.currency.code === currency && session.playMoney === playMoney

/** How the names of all halls begin that a session may see, of one level or of all. */
export function prefixOfHalls(session: Session, level?: HallLevel): string {
  const { currency, playMoney } = session
  const name = { look: lookOf(session), currency: currency.code, playMoney, level: level ?? 1, number: 1 }
  return `${writeHall(name)
    .split(':')
    .slice(0, level === undefined ? -2 : -1)
    .join(':')}:`
}
