// SPDX-License-Identifier: Apache-2.0
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { reloadQueries, reloadUnanswered } from '@tessera/contract/client/reload-queries'
import { expect, it, vi } from 'vitest'

/** A query on a page, whose calls are answered in any order. */
function watched() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const answers: ((ids: readonly number[]) => void)[] = []
  const observer = new QueryObserver<readonly number[]>(client, {
    queryKey: ['ids'],
    queryFn: () => new Promise((answer) => answers.push(answer)),
  })
  observer.subscribe(() => {})
  return { client, answers, ids: () => observer.getCurrentResult().data }
}

it('does not take a first answer from before a change for the one after it', async () => {
  const { client, answers, ids } = watched()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const reloaded = reloadQueries(client, { queryKey: ['ids'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]!([])
  answers[1]!([7])
  await reloaded
  expect(ids()).toEqual([7])
})

it('keeps what is on the page until the new answer is there', async () => {
  const { client, answers, ids } = watched()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!([1])
  await vi.waitFor(() => expect(ids()).toEqual([1]))
  const reloaded = reloadQueries(client, { queryKey: ['ids'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(ids()).toEqual([1])
  answers[1]!([1, 2])
  await reloaded
  expect(ids()).toEqual([1, 2])
})

it('asks again when something newer was pushed while an answer was on its way, and else does not', async () => {
  const { client, answers, ids } = watched()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const reloaded = reloadUnanswered(client, { queryKey: ['ids'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!([7])
  await reloaded
  expect(ids()).toEqual([7])
  await reloadUnanswered(client, { queryKey: ['ids'] })
  expect(answers).toHaveLength(2)
})
