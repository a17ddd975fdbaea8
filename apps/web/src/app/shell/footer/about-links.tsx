// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { usePanels } from '../../../shared/session/gate.ts'
import { useService } from '../../../shared/session/use-service.ts'
import { useResource } from '../../../shared/site/resources.ts'
import { NewTabNote } from '../../../shared/page/new-tab-note.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { footerLink } from './footer-link.ts'

/** What the operator offers besides games, and how to contact them. */
export function AboutLinks() {
  const { openPanel } = usePanels()
  const { openMain } = useService()
  return (
    <>
      <li>
        <Link to="/promotions" className={footerLink}>
          {t('shell.promotions')}
        </Link>
      </li>
      <li>
        <Link to="/down" className={footerLink}>
          {t('shell.download')}
        </Link>
      </li>
      <Affiliates />
      <li>
        <Link to="/help" className={footerLink}>
          {t('shell.footer.help')}
        </Link>
      </li>
      <li>
        <Link to="/help" hash="term" className={footerLink}>
          {t('shell.footer.terms')}
        </Link>
      </li>
      <li>
        <Link to="/owned" className={footerLink}>
          {t('shell.footer.owned')}
        </Link>
      </li>
      <li>
        <button type="button" className={footerLink} onClick={() => openPanel('feedback')}>
          {t('shell.footer.feedback')}
        </button>
      </li>
      {openMain && (
        <li>
          <button type="button" className={footerLink} onClick={openMain}>
            {t('shell.service')}
          </button>
        </li>
      )}
    </>
  )
}

/** The link for partners: a page of their own, or the agent login where there is none (D-45). */
function Affiliates() {
  const { openAuth } = usePanels()
  const link = useResource('AFFILIATELINK')
  if (!link) return null
  return (
    <li>
      {link.url === '' ? (
        <button type="button" className={footerLink} onClick={() => openAuth('login', 'agent')}>
          {t('shell.footer.affiliate')}
        </button>
      ) : (
        <a href={link.url} target="_blank" rel="noreferrer" className={footerLink}>
          {t('shell.footer.affiliate')}
          <NewTabNote />
        </a>
      )}
    </li>
  )
}
