/** The codes of all ways to bet on a lottery, as the rules of the house name them. */
const playTypes = [
  'lo2', 'lo3', 'lo4', 'de', 'de_dau', 'de_g1', 'de_3c', 'de_4c', 'xc', 'dau', 'duoi', 'tong', 'tx', 'cl', 'x2', 'x3', 'x4', 'tr4', 'tr8', 'tr10', 'dao',
  'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'k10', 'kbs', 'koe', 'kou', 'ktoe',
]

export interface LotterySearch { gameCode?: string | undefined; playType?: string | undefined }

/** Which lottery and which bet an address names; anything that cannot be one counts as absent. */
export function readLotterySearch(raw: Record<string, unknown>): LotterySearch {
  const gameCode = typeof raw.gameCode === 'string' && /^[\w-]{1,40}$/.test(raw.gameCode) ? raw.gameCode : undefined
  return { gameCode, playType: playTypes.find((type) => type === raw.playType) }
}
