// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import X from 'lucide-react/icons/x'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { FormFoot } from '../../shared/form-foot.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { countriesOf, type AdminVendor } from './catalogue-words.ts'
import { NamesEditor } from '../../shared/names-editor.tsx'

const opens = ['auto', 'list', 'game', 'lobby'] as const
type VendorCategory = AdminVendor['classify'][number]

/** A vendor's names, whether it is open, and its own categories. */
export default function VendorDialog({ vendor, onClose }: { vendor: AdminVendor; onClose: () => void }) {
  const [draft, setDraft] = useState(vendor)
  const [countries, setCountries] = useState(vendor.blockedCountries.join(' '))
  const save = useCallMutation('backoffice.changeVendor', [
    'backoffice.catalogueVendors',
    'backoffice.catalogueGames',
  ])
  const fields = save.error instanceof Failure ? save.error.fields : {}
  const change = (part: Partial<AdminVendor>): void => setDraft({ ...draft, ...part })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { vendorCode, gameType, name, names, isHot, opens: opened, enabled, maintenance, classify } = draft
    save.mutate(
      {
        vendorCode,
        gameType,
        name: name.trim(),
        names,
        isHot,
        opens: opened,
        enabled,
        maintenance,
        classify,
        blockedCountries: countriesOf(countries),
      },
      {
        onSuccess: () => {
          showToast(t('console.savedVendor'), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.edit', { name: vendor.name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={save.error} />
        <TextField
          label={t('console.gameName')}
          required
          maxLength={80}
          value={draft.name}
          error={fields['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div>
          <Checkbox checked={draft.enabled} onChange={(event) => change({ enabled: event.target.checked })}>
            {t('console.visible')}
          </Checkbox>
          <Checkbox
            checked={draft.maintenance}
            onChange={(event) => change({ maintenance: event.target.checked })}
          >
            {t('console.inMaintenance')}
          </Checkbox>
          <Checkbox checked={draft.isHot} onChange={(event) => change({ isHot: event.target.checked })}>
            {t('console.hotVendor')}
          </Checkbox>
        </div>
        <Select
          label={t('console.opens')}
          value={draft.opens}
          options={opens.map((value) => ({ value, label: t(`console.opens.${value}`) }))}
          onChange={(event) => change({ opens: opens.find((one) => one === event.target.value) ?? 'auto' })}
        />
        <TextField
          label={t('console.blockedIn')}
          hint={t('console.countriesHint')}
          dir="ltr"
          value={countries}
          error={fields['blockedCountries']}
          onChange={(event) => setCountries(event.target.value)}
        />
        <Categories categories={draft.classify} onChange={(classify) => change({ classify })} />
        <NamesEditor names={draft.names} onChange={(names) => change({ names })} />
        <FormFoot onCancel={onClose} busy={save.isPending} />
      </form>
    </Dialog>
  )
}

/** The tabs of a vendor's games, in addition to those of the platform. */
function Categories({
  categories,
  onChange,
}: {
  categories: VendorCategory[]
  onChange: (categories: VendorCategory[]) => void
}) {
  const change = (at: number, category: VendorCategory): void =>
    onChange(categories.map((other, index) => (index === at ? category : other)))
  return (
    <div className="flex flex-col gap-3">
      {categories.map((category, index) => (
        <fieldset key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <legend className="sr-only">{t('console.vendorCategory', { number: index + 1 })}</legend>
          <TextField
            label={t('console.categoryKey')}
            dir="ltr"
            required
            pattern="[A-Za-z0-9_\-]{1,40}"
            value={category.key}
            onChange={(event) => change(index, { ...category, key: event.target.value })}
          />
          <TextField
            label={t('console.categoryName')}
            required
            maxLength={120}
            value={category.names['EN'] ?? ''}
            onChange={(event) =>
              change(index, { ...category, names: { ...category.names, EN: event.target.value } })
            }
          />
          <IconButton
            label={t('console.takeOut', { name: category.key })}
            onClick={() => onChange(categories.filter((_, other) => other !== index))}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      {categories.length < 20 && (
        <span>
          <Button size="small" onClick={() => onChange([...categories, { key: '', names: {} }])}>
            {t('console.addCategory')}
          </Button>
        </span>
      )}
    </div>
  )
}
