// SPDX-License-Identifier: Apache-2.0
import type { UseQueryResult } from '@tanstack/react-query'
import { Failure } from '@tessera/contract/client/failure'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

// The client of the console reads the tab's storage once it is loaded.
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { Listing } = await import('./listing.tsx')
const { PageState } = await import('./query-state.tsx')

interface Row {
  name: string
}

const refused = new Failure('The days are too many', 'TOO_MANY_DAYS', 400)
const queryOf = (data: unknown, error: Error | null = null) =>
  ({ data, error, refetch: () => Promise.reject(new Error('nobody pressed')) }) as unknown as UseQueryResult<{
    list: Row[]
    pageNo: number
    totalPages: number
  }>
const pageOf = (...names: string[]) => ({ list: names.map((name) => ({ name })), pageNo: 2, totalPages: 3 })
const looks = {
  caption: 'Members',
  columns: [{ key: 'name', title: 'Name', render: (row: Row) => row.name }],
  rowKey: (row: Row) => row.name,
  empty: 'Nobody yet',
}
const listed = (query: ReturnType<typeof queryOf>): string =>
  renderToStaticMarkup(<Listing {...looks} query={query} onPage={() => expect.unreachable()} />)

describe('a list of the console', () => {
  it('shows an outline while it loads, and neither a table nor an error', () => {
    const page = listed(queryOf(undefined))
    expect(page).toContain('h-64')
    expect(page).not.toMatch(/<table|role="alert"|Nobody yet/)
  })

  it('says why it failed, and offers to try again', () => {
    const page = listed(queryOf(undefined, refused))
    expect(page).toMatch(/role="alert".*The days are too many.*<button/s)
    expect(page).not.toContain('h-64')
  })

  it('keeps its rows when a later answer fails', () => {
    const page = listed(queryOf(pageOf('anna'), refused))
    expect(page).toContain('anna')
    expect(page).not.toContain('role="alert"')
  })

  it('says that there is nothing instead of showing an empty table', () => {
    const page = listed(queryOf(pageOf()))
    expect(page).toContain('Nobody yet')
    expect(page).not.toMatch(/<table|h-64/)
  })

  it('turns pages only if it comes in pages', () => {
    expect(listed(queryOf(pageOf('anna')))).toContain('<nav')
    expect(renderToStaticMarkup(<Listing {...looks} query={queryOf(pageOf('anna'))} />)).not.toContain('<nav')
  })
})

describe('a page of the console without its data', () => {
  it('shows an outline while the data is still that of another page', () => {
    expect(renderToStaticMarkup(<PageState query={queryOf(pageOf('anna'), refused)} />)).toContain('h-96')
  })

  it('says why it failed', () => {
    const page = renderToStaticMarkup(<PageState query={queryOf(undefined, refused)} />)
    expect(page).toMatch(/role="alert".*The days are too many/s)
    expect(page).not.toContain('h-96')
  })
})
