// SPDX-License-Identifier: Apache-2.0
const largestPage = 1_000
const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 1

export interface PageOf<Item> {
  items: Item[]
  pageNo: number
  totalPages: number
  totalCount: number
}

/** One page of a list; empty for an invalid number or size and for a page past the end. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): PageOf<Item> {
  const sized = isCount(pageSize) && pageSize <= largestPage
  const visible = sized && isCount(pageNo) ? items.slice((pageNo - 1) * pageSize, pageNo * pageSize) : []
  return {
    items: visible,
    pageNo: isCount(pageNo) ? pageNo : 0,
    totalPages: sized ? Math.ceil(items.length / pageSize) : 0,
    totalCount: items.length,
  }
}
