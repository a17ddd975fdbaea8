// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import Heart from 'lucide-react/icons/heart'
import { t } from '../../../shared/texts/texts.ts'

const looks = {
  art: 'size-8 rounded-full bg-art-overlay text-on-art after:-inset-1.5 hover:bg-art-base',
  bar: 'size-10 rounded-control text-muted after:-inset-0.5 hover:bg-surface-2 hover:text-text',
}

/** The heart of a game: filled if it is a favourite. */
export function HeartButton({
  name,
  filled,
  look = 'art',
  onPress,
}: {
  name: string
  filled: boolean
  /** On a picture, or in a bar of buttons. */
  look?: keyof typeof looks
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={filled}
      aria-label={t('lobby.favourite', { name })}
      title={t('shell.favourites')}
      onClick={onPress}
      className={cx(
        'relative flex shrink-0 items-center justify-center transition-colors duration-160 after:absolute',
        looks[look],
      )}
    >
      <Heart
        key={String(filled)}
        className={cx(
          look === 'art' ? 'size-4' : 'size-5',
          filled && 'enter-pop fill-current',
          filled && (look === 'art' ? 'text-art-heart' : 'text-danger'),
        )}
        aria-hidden="true"
      />
    </button>
  )
}
