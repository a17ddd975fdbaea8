// SPDX-License-Identifier: Apache-2.0
import type { WebStorage } from '@tessera/contract/client/request-ids'

const prefix = 'draft:'
const index = 'drafts'
/**
 * Fields that are never stored, whatever form they are in: passwords, codes, anything that proves an
 * identity.
 */
const secret = /pass|code|captcha|pin|secret|otp|token|cvv/i
const freshMs = 30 * 60_000

type Values = Record<string, string>
interface Draft {
  who: string
  at: number
  values: Values
}

/**
 * Unsent input of forms, in the storage of the tab: it survives a reload and an expired session, for half an
 * hour, and only for the person who typed it. `who` is the name of the logged-in member, '' for a visitor.
 */
export function createDrafts(storage: WebStorage, now: () => number) {
  const names = (): string[] => (storage.getItem(index) ?? '').split('\n').filter(Boolean)
  const drop = (name: string): void => storage.removeItem(prefix + name)

  return {
    /** The initial values of a form, with previous input. */
    read<Start extends Values>(name: string, start: Start, who: string): Start {
      const draft = parse(storage.getItem(prefix + name))
      if (!draft || now() - draft.at > freshMs || (draft.who !== '' && who !== '' && draft.who !== who))
        return start
      return Object.fromEntries(
        Object.entries(start).map(([field, value]) => [
          field,
          keepable(field) ? (draft.values[field] ?? value) : value,
        ]),
      ) as Start
    },
    /** Stores the values that differ from the initial ones, if any do. */
    keep(name: string, values: Values, start: Values, who: string): void {
      const typed = Object.fromEntries(
        Object.entries(values).filter(([field, value]) => keepable(field) && value !== start[field]),
      )
      if (Object.keys(typed).length === 0) return drop(name)
      storage.setItem(prefix + name, JSON.stringify({ who, at: now(), values: typed } satisfies Draft))
      if (!names().includes(name)) storage.setItem(index, [...names(), name].join('\n'))
    },
    drop,
    /** Somebody has signed out: the next person at this screen finds none of their input. */
    dropAll(): void {
      for (const name of names()) drop(name)
      storage.removeItem(index)
    },
  }
}

const keepable = (field: string): boolean => !secret.test(field)

function parse(stored: string | null): Draft | undefined {
  try {
    return stored === null ? undefined : (JSON.parse(stored) as Draft)
  } catch {
    return undefined
  }
}
