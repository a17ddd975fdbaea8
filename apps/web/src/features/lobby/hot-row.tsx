import Flame from 'lucide-react/icons/flame'
import { useAsk } from '../../shared/api/use-ask.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameRow } from './game-row.tsx'

/** The hot games of the house. */
export function HotRow() {
  const { data, isError } = useAsk('catalogue.hotGames', {}, { staleTimeMs: 300_000 })
  if (isError || data?.list.length === 0) return null
  return <GameRow title={t('lobby.hot')} icon={Flame} to="/hot" games={data?.list} first plain />
}
