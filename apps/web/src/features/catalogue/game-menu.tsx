// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../shared/router/index.ts'
import { t } from '../../shared/texts/texts.ts'
import { gameTypeIcons, openTypes } from './game-types.ts'
import { wayOfType } from './state/home-entries.ts'
import { useVendors } from './use-games.ts'

/** The kinds of games on home, as large buttons. */
export function GameMenu() {
  const { data } = useVendors()
  const types = openTypes(data)
  return (
    <nav aria-label={t('lobby.gameMenu')} className="min-h-[76px]">
      <ul className="no-scrollbar -mx-4 flex gap-2.5 overflow-x-auto px-4 md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0">
        {types.map((type) => {
          const Icon = gameTypeIcons[type]
          return (
            <li key={type} className="shrink-0">
              <Link
                {...wayOfType(type, data ?? [])}
                className="flex h-[76px] min-w-[84px] flex-col items-center justify-center gap-1.5 rounded-tile border border-line bg-surface-1 px-2 text-muted transition-colors duration-160 hover:bg-surface-2 hover:text-text"
              >
                <Icon className="size-6 text-brand" aria-hidden="true" />
                <span className="whitespace-nowrap text-xs font-semibold">{t(`lobby.type.${type}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
