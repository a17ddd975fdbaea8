// SPDX-License-Identifier: Apache-2.0
import Flame from 'lucide-react/icons/flame'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { WhenNear } from '../../../shared/site/when-near.tsx'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { GameRow } from '../cards/game-row.tsx'
import { gameTypeIcons, type HomeSection } from '../game-types.ts'

/** The rows of games on home, as the operator has arranged them for the brand. */
export function HomeRows() {
  const { data } = useCallQuery('catalogue.homeSections', homeInput(), { staleTimeMs: 300_000 })
  if (!data) return <GameRow title={t('lobby.hot')} icon={Flame} to="/hot" games={undefined} />
  return data.map((section, index) => {
    const row = (
      <GameRow
        title={section.title}
        icon={iconOf(section)}
        to={section.seeMore ?? undefined}
        games={section.games}
        first={index === 0}
        plain={section.kind === 'hot'}
      />
    )
    return index === 0 ? (
      <div key={section.key}>{row}</div>
    ) : (
      <WhenNear
        key={section.key}
        placeholder={
          <GameRow
            title={section.title}
            icon={iconOf(section)}
            to={section.seeMore ?? undefined}
            games={undefined}
          />
        }
      >
        {row}
      </WhenNear>
    )
  })
}

/** The query for the rows of home. */
export const homeInput = () => ({ language: gameLanguage() })

function iconOf({ kind, gameType }: HomeSection) {
  if (gameType !== null) return gameTypeIcons[gameType]
  return kind === 'new' ? Sparkles : kind === 'pins' ? Star : Flame
}
