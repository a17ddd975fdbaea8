// SPDX-License-Identifier: Apache-2.0
import { wireText } from '@tessera/rules/money'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { walletDecimals } from '@tessera/rules/currencies/known'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import { AmountField, amountProblem } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import type { VendorWallet } from './use-vendor-wallets.ts'
import { mainWallet, smallestTransfer } from './wallet-list.tsx'

interface Ends {
  from: string
  to: string
}

/** Exactly one end is the main wallet; the other is one that still exists. */
function endsOf({ from, to }: Ends, wallets: readonly VendorWallet[]): Ends {
  const known = (name: string) => wallets.some((wallet) => wallet.vassalage === name)
  if (known(from)) return { from, to: mainWallet }
  return { from: mainWallet, to: known(to) ? to : (wallets[0]?.vassalage ?? '') }
}

/** A transfer between the main wallet and one of a vendor, in either direction. */
export function WalletTransferForm({ main, wallets }: { main: number; wallets: readonly VendorWallet[] }) {
  const balanceOf = (name: string): number =>
    name === mainWallet ? main : (wallets.find((wallet) => wallet.vassalage === name)?.balance ?? 0)
  const limitsOf = ({ from }: Ends) => {
    const max = balanceOf(from)
    // With less than that in the wallet, the platform says so.
    return max < smallestTransfer ? undefined : { min: smallestTransfer, max }
  }
  const { mutateAsync } = useCallMutation('play.walletTransfer', [
    'play.vendorWallets',
    'wallet.balance',
    'wallet.transactions',
  ])
  const { code } = useWalletCurrency()
  const form = useForm(
    { amount: '', from: mainWallet, to: '' },
    ({ amount, ...ends }) => ({ amount: amountProblem(amount, limitsOf(endsOf(ends, wallets)), code) }),
    async ({ amount, ...ends }, setValues) => {
      const { from, to } = endsOf(ends, wallets)
      const sum = readAmount(amount, walletDecimals(code)) ?? 0
      const { status } = await mutateAsync({ fromVassalage: from, toVassalage: to, amount: sum })
      setValues((before) => ({ ...before, amount: '' }))
      const values = { amount: formatMoney(sum) }
      if (status === 'done') showToast(t('center.transfer.done', values), 'good')
      else showToast(t('center.transferFund.pending', values))
    },
    { about: 'wallets' },
  )
  const ends = endsOf(form.values, wallets)
  const limits = limitsOf(ends)

  const setEnds = (next: Partial<Ends>) => form.setValues((before) => ({ ...before, ...ends, ...next }))
  const setAmount = (amount: string) => form.setValues((before) => ({ ...before, amount }))
  const options = [
    { value: mainWallet, label: t('center.transferFund.main') },
    ...wallets.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
  ]
  const vendor = ends.from === mainWallet ? ends.to : ends.from

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2 sm:grid-cols-[1fr_auto_1fr]">
        <div className="col-span-2 sm:col-span-1">
          <Select
            label={t('center.transferFund.from')}
            options={options}
            value={ends.from}
            onChange={({ target: { value } }) =>
              setEnds({ from: value, to: value === mainWallet ? vendor : mainWallet })
            }
          />
        </div>
        <IconButton
          label={t('center.transferFund.swap')}
          look="solid"
          className="mb-1 justify-self-end max-sm:order-last sm:rotate-90"
          onClick={() => setEnds({ from: ends.to, to: ends.from })}
        >
          <ArrowDownUp className="size-5" aria-hidden="true" />
        </IconButton>
        <Select
          label={t('center.transferFund.to')}
          options={options}
          value={ends.to}
          onChange={({ target: { value } }) =>
            setEnds({ to: value, from: value === mainWallet ? vendor : mainWallet })
          }
        />
      </div>
      <AmountField {...form.field('amount')} limits={limits} onPick={setAmount} />
      <ReasonedButton
        wide
        reason={
          limits ? undefined : t('center.transferFund.tooLittle', { amount: formatMoney(smallestTransfer) })
        }
        onClick={() => setAmount(wireText(balanceOf(ends.from)))}
      >
        {t('center.transferFund.all', { amount: formatMoney(balanceOf(ends.from)) })}
      </ReasonedButton>
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" wide busy={form.busy}>
        {t('wallet.type.TRANSFER')}
      </Button>
      <p className="text-sm text-muted">{t('center.transferFund.hint')}</p>
    </form>
  )
}
