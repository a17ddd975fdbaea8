// SPDX-License-Identifier: Apache-2.0
import type { Site } from '../site/site.ts'
import { tabStorage } from '../session/tab-storage.ts'

type Switches = Pick<Site['whitelabel'], 'freePlay' | 'forFun'>

/** How play money is offered: on a trial account, without any account, or not at all. */
export function playMoneyOf({ freePlay, forFun }: Switches): 'trial' | 'fun' | undefined {
  if (freePlay) return 'trial'
  return forFun ? 'fun' : undefined
}

/** The words of the button that opens a game with play money. */
export const playMoneyWords = { trial: 'lobby.trial', fun: 'lobby.playForFun' } as const

const visitorKey = 'fun.visitor'
const ageKey = 'fun.age'

/** Whose play money it is: a name that this tab makes up once, and keeps while it is open. */
export function visitorOfTab(): string {
  const known = tabStorage.getItem(visitorKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  tabStorage.setItem(visitorKey, made)
  return made
}

/** The age that the visitor of this tab has confirmed to have reached; 0 before. */
export const ageOfVisitor = (): number => Number(tabStorage.getItem(ageKey) ?? 0)
export const confirmAgeOfVisitor = (age: number): void => tabStorage.setItem(ageKey, String(age))
