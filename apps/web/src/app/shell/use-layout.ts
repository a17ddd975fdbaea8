// SPDX-License-Identifier: Apache-2.0
import { useTheatre } from '../../features/play/theatre.ts'
import { useResource } from '../../shared/site/resources.ts'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { frameOf } from './frame-of.ts'
import { useMenuChoice } from './use-menu-choice.ts'

const roomyMenu = '(min-width: 75rem)'
const roomyBar = '(min-width: 80rem)'

/** The bars and columns around the page of a path, as far as the window has room for them. */
export function useLayout(path: string) {
  const { whitelabel } = useSite()
  const theatre = useTheatre()
  const frame = frameOf(path, whitelabel.showBars, whitelabel.gameWindow === 'window' || theatre)
  const { chosen, setChosen } = useMenuChoice(path === '/game')
  const [isWide, menuFits, barFits] = [useMedia(wideScreen), useMedia(roomyMenu), useMedia(roomyBar)]
  const mini = chosen ? chosen === 'mini' : !menuFits || frame.mini
  const tools = barFits && frame.menus && !frame.wide
  const telegram = useResource('TELEGRAM')
  return {
    frame,
    isWide,
    /** The menu shows icons only. */
    mini,
    switchMenu: () => setChosen(mini ? 'open' : 'mini'),
    tools,
    /** Without an entry the tools have no column: the button back to the top is over the page. */
    toolsColumn: tools && (telegram !== undefined || whitelabel.referralPromo),
  }
}
