// SPDX-License-Identifier: Apache-2.0
import { priceFormats } from '@tessera/rules/sportsbook/prices/formats'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { t } from '../../../shared/texts/texts.ts'
import { choosePriceFormat, priceText, usePriceFormat } from '../price/price-format.ts'

/** The price by which each format shows itself. */
const examplePrice = 1_850

/** How prices are read in this browser: decimal, Hong Kong and so on, each with an example. */
export function PriceFormatChoice() {
  const chosen = usePriceFormat()
  return (
    <span className="relative min-w-0 shrink-0">
      <select
        aria-label={t('sportsbook.lobby.format')}
        title={t('sportsbook.lobby.format')}
        value={chosen}
        onChange={({ target }) => {
          const format = priceFormats.find((each) => each === target.value)
          if (format) choosePriceFormat(format)
        }}
        className="h-11 max-w-40 md:h-10 cursor-pointer appearance-none truncate rounded-full border border-line bg-surface-1 ps-3 pe-8 text-sm font-semibold text-muted hover:text-text"
      >
        {priceFormats.map((format) => (
          <option key={format} value={format}>
            {`${t(`sportsbook.lobby.format.${format}`)} ${priceText(examplePrice, format)}`}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </span>
  )
}
