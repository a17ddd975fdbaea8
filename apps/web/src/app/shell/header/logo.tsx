// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { Mark, Wordmark } from '@tessera/ui/media/mark.tsx'
import { chooseBase, pictureAddress } from '@tessera/ui/media/picture-bases.ts'
import { useSite } from '../../../shared/site/use-site.ts'

/**
 * The brand, linking to home: the brand's picture, or mark and name. `short` shows only the mark on a phone.
 */
export function Logo({ short }: { short: boolean }) {
  const { siteName, brand } = useSite().whitelabel
  return (
    <Link to="/" search={{}} aria-label={siteName} className="flex h-11 min-w-7 items-center rounded-control">
      {brand.logo === null ? (
        <>
          {short && <Mark className="size-7 sm:hidden" />}
          <Wordmark name={siteName} className={short ? 'max-sm:!hidden' : ''} />
        </>
      ) : (
        <img
          src={pictureAddress(`/media/${brand.logo}`, chooseBase(), 0)}
          alt=""
          className={`h-8 w-auto max-w-[160px] object-contain ${short ? 'max-sm:max-w-[72px]' : ''}`}
        />
      )}
    </Link>
  )
}
