import type * as z from 'zod/mini'
import type {
  CategoriesFile,
  CollectionsFile,
  FiltersFile,
  PromotionsFile,
  RegionsFile,
  TransferPlacesFile,
} from './format/group-files.ts'
import type { AnnouncementsFile, ArticleCategoriesFile, ContentPage, MenuFile } from './format/page-file.ts'
import type { NamedPicture } from './format/picture-file.ts'
import type { AgenciesFile, BankAccountsFile, SettingsFile, StaffFile, TenantFile } from './format/tenant-files.ts'
import type { ImportedProduct, ImportedShowcase } from './read-product.ts'

/** Everything a content folder says about one tenant, checked. */
export interface TenantContent extends Omit<z.infer<typeof TenantFile>, 'gorseller'>, z.infer<typeof PromotionsFile> {
  /** The name of its folder. */
  readonly kod: string
  readonly ayarlar: z.infer<typeof SettingsFile>
  readonly personel: z.infer<typeof StaffFile>
  readonly menu: z.infer<typeof MenuFile>
  readonly duyurular: z.infer<typeof AnnouncementsFile>
  readonly yazi_kategorileri: z.infer<typeof ArticleCategoriesFile>
  readonly sayfalar: readonly ContentPage[]
  readonly filtreler: z.infer<typeof FiltersFile>
  readonly kategoriler: z.infer<typeof CategoriesFile>
  readonly koleksiyonlar: z.infer<typeof CollectionsFile>
  readonly bolgeler: z.infer<typeof RegionsFile>
  readonly transfer_yerleri: z.infer<typeof TransferPlacesFile>
  readonly acenteler: z.infer<typeof AgenciesFile>
  readonly banka_hesaplari: z.infer<typeof BankAccountsFile>
  /** Everything that is sold, also what has no page of its own. */
  readonly urunler: readonly ImportedProduct[]
  readonly vitrinler: readonly ImportedShowcase[]
  /** Pictures beside those of the products. */
  readonly gorseller: readonly NamedPicture[]
}
