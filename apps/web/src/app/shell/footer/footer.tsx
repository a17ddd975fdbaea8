// SPDX-License-Identifier: Apache-2.0
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import type { ReactNode } from 'react'
import { categories } from '../../../features/catalogue/categories.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { categoryTitle } from '../menus/category-title.ts'
import { CategoryLink } from '../menus/menu-link.tsx'
import { footerLink } from './footer-link.ts'
import { AboutLinks } from './about-links.tsx'
import { Providers } from './providers.tsx'
import { SocialLinks } from './social-links.tsx'

/** The end of every page: links, and what the platform says about itself. */
export default function Footer() {
  const { siteName, ageLimit, copyrightYears } = useSite().whitelabel
  return (
    <div className="mt-10 border-t border-line pt-8 pb-10 text-sm">
      <Providers />
      <div className="mt-8 grid grid-cols-2 gap-8 md:grid-cols-[1.2fr_1.2fr_1fr] md:gap-10">
        <div className="col-span-2 flex flex-col items-start gap-4 md:col-span-1">
          <Wordmark name={siteName} />
          <p className="max-w-md text-muted">{t('shell.footer.fair')}</p>
          <SocialLinks />
        </div>
        <Column title={t('shell.footer.games')} twice>
          {categories.map((category) => (
            <li key={category}>
              <CategoryLink category={category} active={false} className={footerLink}>
                {categoryTitle(category)}
              </CategoryLink>
            </li>
          ))}
        </Column>
        <Column title={t('shell.footer.about')}>
          <AboutLinks />
        </Column>
      </div>
      <p className="mt-8 flex items-center gap-3 border-t border-line pt-6 text-muted">
        <span
          dir="ltr"
          className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-line-control text-xs font-extrabold text-text"
        >
          {ageLimit}+
        </span>
        <span>{t('shell.footer.age', { age: ageLimit })}</span>
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <span>{t('shell.footer.copyright', { site: siteName, years: copyrightYears })}</span>
        <span>{t('shell.footer.art')}</span>
      </p>
    </div>
  )
}

/** `twice` splits a long list into two columns where there is space. */
function Column({ title, twice = false, children }: { title: string; twice?: boolean; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-xs font-bold text-text">{title}</h2>
      <ul className={twice ? 'md:columns-2 md:gap-8' : ''}>{children}</ul>
    </div>
  )
}
