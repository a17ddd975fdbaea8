// SPDX-License-Identifier: Apache-2.0
import { canonicalItem, faultOfPick } from '@tessera/rules/lottery/pick'
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { completedPick, randomItems } from './random-picks.ts'

type Pick = readonly string[]

/** What is chosen of a play: the numbers on the pad, and combinations beside them that are complete. */
export interface Chosen {
  pick: Pick
  more: readonly Pick[]
}

/** Numbers that quick pick leaves alone, because they take no bets. */
export type Full = ReadonlySet<string>

/** So often a combination that is there already is drawn again. */
const triesForEach = 40

/**
 * Adds random picks to what is chosen and takes nothing away: numbers that are bets of their own beside those on the pad, as many as
 * fit; or the rest of the combination that was begun there, and then whole ones, while there is room for so many combinations.
 */
export function addRandom(form: PickForm, chosen: Chosen, count: number, room: number, full: Full): Chosen {
  if (form.form === 'choice') return chosen
  if (form.form === 'numbers') {
    const most = Math.min(count, form.most - chosen.pick.length)
    return { ...chosen, pick: [...chosen.pick, ...randomItems(form, most, chosen.pick, full)] }
  }
  let { pick } = chosen
  const more = [...chosen.more]
  for (let added = 0; added < count; added += 1) {
    if (faultOfPick(form, pick) === undefined) {
      if (more.length + 1 >= room) break
      more.push(pick)
      pick = []
    }
    const next = freshPick(form, pick, more)
    if (!next) return { pick: more.at(-1) ?? [], more: more.slice(0, -1) }
    pick = next
  }
  return { pick, more }
}

/** The numbers on the pad, completed at random to a combination that is not there yet; undefined if none was found. */
function freshPick(
  form: Exclude<PickForm, { form: 'choice' | 'numbers' }>,
  begun: Pick,
  more: readonly Pick[],
) {
  const known = new Set(more.map((pick) => nameOf(form, pick)))
  for (let tries = 0; tries < triesForEach; tries += 1) {
    const pick = completedPick(form, begun)
    if (!known.has(nameOf(form, pick))) return pick
  }
  return undefined
}

const nameOf = (form: PickForm, pick: Pick): string =>
  pick
    .map((item) => canonicalItem(form, item))
    .toSorted()
    .join()
