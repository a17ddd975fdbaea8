// SPDX-License-Identifier: Apache-2.0
import { priceFormats } from '@tessera/rules/sportsbook/prices/formats'
import { t } from '../../../shared/texts/texts.ts'
import { choosePriceFormat, priceText, usePriceFormat } from '../price/price-format.ts'

/** The price by which each format shows itself. */
const examplePrice = 1_850

/** How prices are read in this browser: decimal, Hong Kong and so on, each with an example. */
export function PriceFormatChoice() {
  const chosen = usePriceFormat()
  return (
    <select
      aria-label={t('sportsbook.lobby.format')}
      title={t('sportsbook.lobby.format')}
      value={chosen}
      onChange={({ target }) => {
        const format = priceFormats.find((each) => each === target.value)
        if (format) choosePriceFormat(format)
      }}
      className="h-9 max-w-44 min-w-0 cursor-pointer truncate rounded-full border border-line bg-surface-1 px-3 text-sm font-semibold text-muted hover:text-text"
    >
      {priceFormats.map((format) => (
        <option key={format} value={format}>
          {`${t(`sportsbook.lobby.format.${format}`)} ${priceText(examplePrice, format)}`}
        </option>
      ))}
    </select>
  )
}
