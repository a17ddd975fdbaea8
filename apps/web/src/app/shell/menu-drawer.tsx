// SPDX-License-Identifier: Apache-2.0
import { Drawer } from '@tessera/ui/overlays/drawer.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import X from 'lucide-react/icons/x'
import { SearchBox } from '../../features/catalogue/search/search-box.tsx'
import { useTheme } from '../../shared/site/theme.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { DrawerLinks } from './drawer-links.tsx'
import { SideMenu } from './menus/side-menu.tsx'
import { useHomeSearch } from './use-home-search.ts'

/** The side menu of a phone, with what wide screens have in the header and the right bar. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { theme, switchTheme } = useTheme()
  const { gameName, searchHome } = useHomeSearch()
  return (
    <Drawer open onClose={onClose} label={t('shell.menu')}>
      <div className="sticky top-0 z-10 flex h-(--header) shrink-0 items-center justify-between border-b border-line bg-surface-1 ps-5 pe-3">
        <Wordmark name={useSite().whitelabel.siteName} />
        <IconButton label={t('common.close')} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-3 pt-3">
        <SearchBox
          value={gameName}
          onSearch={(text) => {
            searchHome(text)
            onClose()
          }}
        />
      </div>
      <SideMenu onGo={onClose} />
      <DrawerLinks onGo={onClose} />
      <div className="mt-auto border-t border-line px-6 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <Switch checked={theme === 'light'} onChange={switchTheme}>
          {t('shell.theme')}
        </Switch>
      </div>
    </Drawer>
  )
}
