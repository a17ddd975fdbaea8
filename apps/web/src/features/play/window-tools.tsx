// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import { t } from '../../shared/texts/texts.ts'
import { chooseTheatre } from './theatre.ts'
import { useTheatreKeys } from './use-theatre-keys.ts'

/** Buttons of a large game: the theatre, and the small window. */
export default function WindowTools({ theatre, onShrink }: { theatre: boolean; onShrink: () => void }) {
  useTheatreKeys(theatre)
  return (
    <>
      <IconButton label={t('gameWindow.small')} onClick={onShrink}>
        <PictureInPicture2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('gameWindow.theatre')}
        title={`${t('gameWindow.theatre')} (T)`}
        aria-pressed={theatre}
        aria-keyshortcuts="t"
        onClick={() => chooseTheatre(!theatre)}
        className={cx('max-md:!hidden', theatre && '!text-brand')}
      >
        <RectangleHorizontal className="size-5" aria-hidden="true" />
      </IconButton>
    </>
  )
}
