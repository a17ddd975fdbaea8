import { createHash } from 'node:crypto'
import { compress } from './compress.ts'
import type { Answer } from './envelope.ts'

/** An answer in the form in which it goes out. */
export interface KeptAnswer { etag: string; text: string; forms: Map<string, { body: string | Buffer; encoding?: string }> }

export interface KeptAnswers {
  /** The answer of this key, which names everything that it depends on: the one that is kept, or a new one, kept from then on. */
  get(key: string, make: () => Promise<Answer>): Promise<KeptAnswer>
}

const mostCharacters = 40_000_000
const mostAnswers = 2_000

/** The name of an answer, by what it says. Weak, as it is the same in every compression. */
const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the caller holds the answer of that name already. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some(one => one.trim() === etag || one.trim() === '*')

/** Keeps the answers that are the same for everybody, those that were asked for last. */
export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, KeptAnswer>()
  let characters = 0

  function drop(key: string): void {
    characters -= kept.get(key)?.text.length ?? 0
    kept.delete(key)
  }

  return {
    async get(key, make) {
      const known = kept.get(key)
      if (known) {
        // Asked for last stands last.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const text = JSON.stringify((await make()).envelope)
      const fresh: KeptAnswer = { etag: etagOf(text), text, forms: new Map() }
      drop(key)
      kept.set(key, fresh)
      characters += fresh.text.length
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters && kept.size <= mostAnswers) break
        drop(oldest)
      }
      return fresh
    },
  }
}

/** The answer in the best form that the browser takes; pressed once for all who ask. */
export async function formOf({ text, forms }: KeptAnswer, accepted: string | undefined): Promise<{ body: string | Buffer; encoding?: string }> {
  const wanted = /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'plain'
  const known = forms.get(wanted)
  if (known) return known
  const made = await compress(text, accepted)
  forms.set(wanted, made)
  return made
}
