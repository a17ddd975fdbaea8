// SPDX-License-Identifier: Apache-2.0
import Ban from 'lucide-react/icons/ban'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import Unlink from 'lucide-react/icons/unlink'
import Wrench from 'lucide-react/icons/wrench'
import { useEffect, type ReactNode } from 'react'
import type { Closing } from '../../shared/site/closing.ts'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { locale, t, useLanguage } from '../../shared/texts/texts.ts'
import { Time } from '@tessera/ui/data/time.tsx'
import { ClosedFrame } from './closed-frame.tsx'

/** The only page that visitors get while the site is closed to them, with the reason. */
export default function ClosedSite({ closing }: { closing: Closing }) {
  useLanguage()
  const { siteName } = useSite().whitelabel
  const { title, icon, detail } = wordsFor(closing)
  useEffect(() => {
    document.title = `${title} - ${siteName}`
  }, [title, siteName])
  return (
    <ClosedFrame title={title} icon={icon}>
      {detail}
    </ClosedFrame>
  )
}

const icon = 'size-8'

function wordsFor({ why, until, location }: Closing): { title: string; icon: ReactNode; detail?: ReactNode } {
  switch (why) {
    case 'maintenance':
      return {
        title: t('shell.maintenance.title'),
        icon: <Wrench className={icon} aria-hidden="true" />,
        detail: <Maintenance until={until} />,
      }
    case 'region':
      return {
        title: t('shell.region.title'),
        icon: <MapPinOff className={icon} aria-hidden="true" />,
        detail: <Region {...location} />,
      }
    case 'blocked':
      return {
        title: t('shell.blocked.title'),
        icon: <Ban className={icon} aria-hidden="true" />,
        detail: (
          <Facts>
            <Fact name={t('shell.region.ip')}>{location.ip}</Fact>
          </Facts>
        ),
      }
    case 'invalidAddress':
      return { title: t('shell.invalidAddress.title'), icon: <Unlink className={icon} aria-hidden="true" /> }
  }
}

function Maintenance({ until }: { until: number | null }) {
  const zone = useZone()
  return (
    <>
      <p>{t('shell.maintenance.text')}</p>
      {until !== null && (
        <Facts>
          <Fact name={t('shell.maintenance.end')}>
            <Time at={until} zone={zone} />
          </Fact>
        </Facts>
      )}
    </>
  )
}

function Region({ ip, country }: { ip: string; country: string | null }) {
  return (
    <>
      <p>{t('shell.region.text')}</p>
      <Facts>
        <Fact name={t('shell.region.ip')}>{ip}</Fact>
        <Fact name={t('shell.region.country')}>{nameOfCountry(country) ?? t('shell.region.unknown')}</Fact>
      </Facts>
    </>
  )
}

/** What a country is called in the language of the page; a code that is none, as it is. */
function nameOfCountry(code: string | null): string | undefined {
  if (code === null) return undefined
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([locale()], { type: 'region' }).of(code) : code
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="flex w-full flex-col divide-y divide-line rounded-tile border border-line bg-surface-1 px-4">
    {children}
  </dl>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-2">
      <dt className="text-start text-muted">{name}</dt>
      <dd className="tabular min-w-0 font-semibold break-all text-text">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
