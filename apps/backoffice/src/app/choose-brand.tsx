// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { chooseBrand, useBrands } from '../shared/brand.tsx'
import { Page } from '../shared/page.tsx'
import { t } from '../shared/texts.ts'

/** In place of a page about one brand while all are selected: nothing is edited before somebody has said where. */
export function ChooseBrand({ title }: { title: string }) {
  const brands = useBrands() ?? []
  return (
    <Page narrow title={title}>
      <section aria-labelledby="choose-brand" className="flex flex-col items-start gap-3">
        <h2 id="choose-brand" className="text-md font-bold text-text">
          {t('console.chooseBrand')}
        </h2>
        <p className="text-sm text-muted">{t('console.chooseBrandHint')}</p>
        <ul className="flex flex-wrap gap-2">
          {brands.map(({ code, name, enabled }) => (
            <li key={code}>
              <Button onClick={() => chooseBrand(code)}>
                {enabled ? name : t('console.brandClosedName', { name })} · {code}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/** Which brand a page about one brand is about, where there are several. */
export function EditedBrand({ code }: { code: string }) {
  const brand = useBrands()?.find((one) => one.code === code)
  return (
    <p className="border-b border-line bg-gold-soft px-4 py-2 text-sm text-text md:px-6">
      {t('console.editedBrand')} <strong>{brand?.name ?? code}</strong> · {code}
    </p>
  )
}
