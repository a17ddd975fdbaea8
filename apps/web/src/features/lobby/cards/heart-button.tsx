// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import Heart from 'lucide-react/icons/heart'
import { t } from '../../../shared/texts/texts.ts'

/** The heart of a game: filled if it is a favourite. */
export function HeartButton({
  name,
  filled,
  onPress,
}: {
  name: string
  filled: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={filled}
      aria-label={t('lobby.favourite', { name })}
      title={t('shell.favourites')}
      onClick={onPress}
      className="relative flex size-8 items-center justify-center rounded-full bg-art-overlay text-on-art transition-colors duration-160 after:absolute after:-inset-1.5 hover:bg-art-base"
    >
      <Heart
        key={String(filled)}
        className={cx('size-4', filled && 'enter-pop fill-current text-art-heart')}
        aria-hidden="true"
      />
    </button>
  )
}
