import { amountFromWire } from '@tessera/rules/money'
import { recentWins, type LabelGames } from '../bets/index.ts'
import { memberById } from '../members/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { maskName } from './mask-name.ts'

export interface RewardsDeps {
  labelGames: LabelGames
  gamePicture(game: { nodeId: number }): string
}

/** Wins below this are not news. */
const smallestShownWin = amountFromWire(1)

/** Binds the winners board: real wins from the stream of bets, names masked. */
export const rewardsCalls = ({ labelGames, gamePicture }: RewardsDeps): DomainHandlers<'rewards'> => ({
  async 'rewards.winnerBoard'({ limitNum }, { db }) {
    const wins = await recentWins(db, { limit: limitNum, atLeast: smallestShownWin })
    const labels = await labelGames(wins)
    const names = new Map(await Promise.all([...new Set(wins.map(win => win.memberId))].map(async id => [id, (await memberById(db, id))?.username ?? ''] as const)))
    return {
      list: wins.map(win => {
        const label = labels.get(`${win.vendor}/${win.gameCode}`)
        return {
          customerName: maskName(names.get(win.memberId) ?? ''), gameName: label?.name ?? win.gameCode,
          gameIconUrl: label?.nodeId === undefined ? '' : gamePicture({ nodeId: label.nodeId }), winAmount: win.amount, time: win.atMs,
        }
      }),
    }
  },
})
