/** What the address of a lobby page carries. */
export interface LobbySearch {
  /** The chosen studio, by its code. */
  page: string | undefined
  pageNo: number
  list: ListKind
  gameName: string
}

export const listKinds = ['ALL', 'HOT', 'NEW'] as const
export type ListKind = (typeof listKinds)[number]

/** Reads the address; anything that is not understood falls back to the plain lobby. */
export function readLobbySearch(raw: Record<string, unknown>): LobbySearch {
  return {
    page: typeof raw.page === 'string' && raw.page !== '' ? raw.page : undefined,
    pageNo: readPageNo(raw.pageNo),
    list: listKinds.find((kind) => kind === raw.list) ?? 'ALL',
    gameName: typeof raw.gameName === 'string' ? raw.gameName.trim().slice(0, 100) : '',
  }
}

/** What an address needs to say: the plain choices are left out of it. */
export function writeLobbySearch({ page, pageNo, list, gameName }: LobbySearch): { page?: string; pageNo?: string; list?: string; gameName?: string } {
  return {
    page,
    pageNo: pageNo > 1 ? String(pageNo) : undefined,
    list: list === 'ALL' ? undefined : list,
    gameName: gameName === '' ? undefined : gameName,
  }
}

/** A page of the lobby holds 42 games, a page of search results 28. */
export function lobbyPageSize(gameName: string): number {
  return gameName === '' ? 42 : 28
}

function readPageNo(raw: unknown): number {
  const pageNo = Number(raw)
  return Number.isInteger(pageNo) && pageNo >= 1 ? pageNo : 1
}
