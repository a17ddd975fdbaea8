// SPDX-License-Identifier: Apache-2.0
import { useSite } from '../../../shared/site/use-site.ts'
import type { Resource } from '../../../shared/site/resources.ts'
import { t } from '../../../shared/texts/texts.ts'
import { SocialSign, type SocialType } from './social-sign.tsx'

const names: Record<SocialType, string> = {
  FACEBOOK: 'Facebook',
  TELEGRAM: 'Telegram',
  YOUTUBE: 'YouTube',
  INSTAGRAM: 'Instagram',
  WHATSAPP: 'WhatsApp',
  LINE: 'Line',
}
const order = Object.keys(names) as SocialType[]

/** The operator's social channels; one without an address is left out (D-67). */
export function SocialLinks() {
  const { resources } = useSite()
  const links = order.flatMap((type) =>
    resources
      .filter((resource): resource is Resource & { type: SocialType } => resource.type === type)
      .slice(0, 1),
  )
  if (links.length === 0) return null
  return (
    <ul aria-label={t('shell.footer.social')} className="flex flex-wrap gap-2">
      {links.map(({ type, url }) => (
        <li key={type}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={names[type]}
            title={names[type]}
            className="flex size-11 items-center justify-center rounded-full bg-surface-2 text-muted transition-colors duration-160 hover:bg-surface-3 hover:text-text"
          >
            <SocialSign type={type} />
          </a>
        </li>
      ))}
    </ul>
  )
}
