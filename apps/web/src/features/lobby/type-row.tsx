import { t } from '../../shared/texts/texts.ts'
import { WhenNear } from '../../shared/site/when-near.tsx'
import { GameRow } from './game-row.tsx'
import { gameTypeIcons, pathOf, type GameType } from './game-types.ts'
import { useGames } from './use-games.ts'

const rowSize = 20

/** The row of one kind of games; asked for when it comes near. A kind without games has no row. */
export function TypeRow({ type, first = false }: { type: GameType; first?: boolean }) {
  const title = t(`lobby.type.${type}`)
  const common = { title, icon: gameTypeIcons[type], to: `/${pathOf(type)}`, first }
  const row = <FilledRow type={type} {...common} />
  return first ? row : <WhenNear placeholder={<GameRow {...common} games={undefined} />}>{row}</WhenNear>
}

function FilledRow({ type, ...common }: { type: GameType } & Omit<Parameters<typeof GameRow>[0], 'games'>) {
  const { data, isError } = useGames({ gameType: type, pageSize: rowSize })
  if (isError || data?.games.length === 0) return null
  return <GameRow {...common} games={data?.games} totalCount={data?.totalCount} />
}
