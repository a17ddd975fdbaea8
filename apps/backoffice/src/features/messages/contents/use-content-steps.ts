// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { useBrandInput } from '../../../shared/brand.tsx'
import { client, invalidate, messageOf, queryClient } from '../../../shared/api.ts'
import { filled, type ContentBody, type Whole } from './content-kinds.ts'

export interface ContentSteps {
  busy: boolean
  /** Why the last step failed, in the platform's words. */
  problem: string | undefined
  fields: Readonly<Record<string, string>>
  /** What another operator saved during this edit. */
  theirs: Whole | undefined
  forget(): void
  save(body: ContentBody): Promise<Whole | undefined>
  publish(body: ContentBody): Promise<Whole | undefined>
  archive(): Promise<Whole | undefined>
  rollBack(number: number): Promise<Whole | undefined>
}

/**
 * The steps of an editor with an item. `version` is the one that was edited: the platform refuses a step on
 * any other, and `theirs` shows why. `stored` is undefined until the first save.
 */
export function useContentSteps(
  stored: Whole | undefined,
  version: number,
  onDone: (whole: Whole) => void,
): ContentSteps {
  const brand = useBrandInput()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [theirs, setTheirs] = useState<Whole>()

  async function run(step: () => Promise<Whole>): Promise<Whole | undefined> {
    setBusy(true)
    setFailure(undefined)
    try {
      const whole = await step()
      queryClient.setQueryData(['backoffice.content', { id: whole.id }], whole)
      invalidate('backoffice.contents', 'backoffice.media')
      onDone(whole)
      return whole
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure(messageOf(error), 'UNKNOWN', 0))
      if (error instanceof Failure && error.code === 'CHANGED_ELSEWHERE' && stored)
        setTheirs(await client.call('backoffice.content', { id: stored.id }).catch(() => undefined))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const write = (body: ContentBody): Promise<Whole> =>
    stored
      ? client.call('backoffice.saveContent', { id: stored.id, version, body })
      : client.call('backoffice.createContent', { ...brand, body })
  /** Times belong to publishing: an item with any is scheduled. */
  const bringOut = (whole: Whole, { from, until }: ContentBody): Promise<Whole> => {
    const step = { id: whole.id, version: whole.version }
    return from === null && until === null
      ? client.call('backoffice.publishContent', step)
      : client.call('backoffice.scheduleContent', { ...step, from, until })
  }
  const same = (body: ContentBody): boolean =>
    stored !== undefined &&
    stored.version === version &&
    JSON.stringify(filled(stored.draft)) === JSON.stringify(body)

  return {
    busy,
    problem: failure?.message,
    fields: failure?.fields ?? {},
    theirs,
    forget: () => {
      setTheirs(undefined)
      setFailure(undefined)
    },
    save: (body) => run(() => write(body)),
    async publish(body) {
      const saved = stored && same(body) ? stored : await run(() => write(body))
      return saved && run(() => bringOut(saved, body))
    },
    archive: async () =>
      stored && run(() => client.call('backoffice.archiveContent', { id: stored.id, version })),
    rollBack: async (number) =>
      stored && run(() => client.call('backoffice.rollBackContent', { id: stored.id, version, number })),
  }
}
