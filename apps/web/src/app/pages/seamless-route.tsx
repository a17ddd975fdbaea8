import LayoutGrid from 'lucide-react/icons/layout-grid'
import { GameMenu } from '../../features/lobby/game-menu.tsx'
import { HomeRows } from '../../features/lobby/home/home-rows.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** /seamless: the games without the bars of the site, to be shown inside another page. */
export function SeamlessRoute() {
  useTitle(t('lottery.lobby'))
  return <><PageHead title={t('lottery.lobby')} icon={LayoutGrid} /><GameMenu /><HomeRows /></>
}
