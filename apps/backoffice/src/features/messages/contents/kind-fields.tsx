// SPDX-License-Identifier: Apache-2.0
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { themeNames } from '@tessera/ui/art/theme-names'
import { MomentField } from '../../../shared/moment-field.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import {
  bannerGroups,
  helpPages,
  linkageTypes,
  type BannerGroup,
  type ContentBody,
  type HelpPage,
  type LinkageType,
} from './content-kinds.ts'
import { PictureChoice } from './picture-choice.tsx'

interface KindFieldsProps<Body extends ContentBody> {
  body: Body
  onChange: (body: ContentBody) => void
  problems: Readonly<Record<string, string>>
}
type Banner = Extract<ContentBody, { kind: 'B' }>
type Promotion = Extract<ContentBody, { kind: 'PR' }>

/** The properties of an item besides its words, by its kind. */
export function KindFields({ body, ...rest }: KindFieldsProps<ContentBody>) {
  if (body.kind === 'B')
    return (
      <>
        <BannerFields body={body} {...rest} />
        <Pictures body={body} {...rest} />
      </>
    )
  if (body.kind === 'PR')
    return (
      <>
        <PromotionFields body={body} {...rest} />
        <Pictures body={body} {...rest} />
      </>
    )
  if (body.kind === 'HP')
    return (
      <Select
        label={t('console.helpPage')}
        value={body.page}
        options={helpPages.map((value) => ({ value, label: t(`console.helpPage.${value}`) }))}
        onChange={(event) => rest.onChange({ ...body, page: event.target.value as HelpPage })}
      />
    )
  return null
}

const inHouse = /^house(.+)$/
const themeOptions = [
  { value: '', label: t('console.artUsual') },
  ...themeNames.map((value) => {
    const game = inHouse.exec(value)?.[1]
    const label = game
      ? t('console.artInHouse', { name: game })
      : value.charAt(0).toUpperCase() + value.slice(1)
    return { value, label }
  }),
]

function BannerFields({ body, onChange, problems }: KindFieldsProps<Banner>) {
  const problem = problems['body.url'] ?? problems.url
  return (
    <>
      <Select
        label={t('console.bannerPage')}
        value={body.groupName}
        options={bannerGroups.map((value) => ({ value, label: t(`console.bannerPage.${value}`) }))}
        onChange={(event) => onChange({ ...body, groupName: event.target.value as BannerGroup })}
      />
      <Select
        label={t('console.link')}
        value={body.linkageType}
        options={linkageTypes.map((value) => ({ value, label: t(`console.link.${value}`) }))}
        onChange={(event) => onChange({ ...body, linkageType: event.target.value as LinkageType, url: '' })}
      />
      {body.linkageType === 'PROMO' && (
        <PromotionChoice value={body.url} error={problem} onChange={(url) => onChange({ ...body, url })} />
      )}
      {['PAGE', 'URL', 'GAME'].includes(body.linkageType) && (
        <TextField
          label={t('console.linkTo')}
          dir="ltr"
          maxLength={500}
          placeholder={placeholders[body.linkageType]}
          value={body.url}
          error={problem}
          onChange={(event) => onChange({ ...body, url: event.target.value })}
        />
      )}
    </>
  )
}

const placeholders: Readonly<Record<string, string>> = {
  PAGE: '/promotions',
  URL: 'https://',
  GAME: 'inh_dice',
}

function PromotionChoice({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (id: string) => void
}) {
  const { data } = useCallQuery('backoffice.contents', {
    ...useBrandInput(),
    kind: 'PR',
    state: 'published',
    search: '',
    pageNo: 1,
    pageSize: 100,
  })
  const options = (data?.list ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Select
      label={t('console.kind.PR')}
      value={value}
      error={error}
      options={[{ value: '', label: '—' }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function PromotionFields({ body, onChange, problems }: KindFieldsProps<Promotion>) {
  return (
    <>
      <TextField
        label={t('console.category')}
        required
        maxLength={40}
        value={body.category}
        error={problems['body.category'] ?? problems.category}
        onChange={(event) => onChange({ ...body, category: event.target.value })}
      />
      <MomentField
        label={t('console.promotionFrom')}
        value={body.startTime}
        error={problems['body.startTime'] ?? problems.startTime}
        onChange={(startTime) => onChange({ ...body, startTime })}
      />
      <MomentField
        label={t('console.promotionUntil')}
        value={body.endTime}
        error={problems['body.endTime'] ?? problems.endTime}
        onChange={(endTime) => onChange({ ...body, endTime })}
      />
    </>
  )
}

function Pictures({ body, onChange }: KindFieldsProps<Banner | Promotion>) {
  const { picture } = body
  const change = (part: Partial<typeof picture>): void =>
    onChange({ ...body, picture: { ...picture, ...part } })
  return (
    <>
      <PictureChoice
        label={t('console.pictureWide')}
        kind="bannerWide"
        value={picture.wide}
        onChange={(wide) => change({ wide })}
      />
      <PictureChoice
        label={t('console.picturePhone')}
        kind="bannerPhone"
        value={picture.phone}
        onChange={(phone) => change({ phone })}
      />
      <Select
        label={t('console.theme.art')}
        value={picture.theme}
        options={themeOptions}
        onChange={(event) => change({ theme: event.target.value })}
      />
    </>
  )
}
