import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Figures of the business (FIG-1 to FIG-6): every service that was sold as one narrow row, and sums of them by day and by
 * one trait each. Both are written a moment after the commit of a booking, never in it (decision 0060).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCountries(db)
  await createFacts(db)
  await createSums(db)
  await createWriter(db)
  await createMender(db)
}

/** By the code a number is dialled with; those of several countries stand for the largest. */
const COUNTRIES =
  '1US 7RU 76KZ 77KZ 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39IT 40RO 41CH 43AT 44GB 45DK 46SE 47NO 48PL 49DE ' +
  '51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK ' +
  '93AF 94LK 95MM 98IR 211SS 212MA 213DZ 216TN 218LY 220GM 221SN 222MR 223ML 224GN 225CI 226BF 227NE 228TG 229BJ ' +
  '230MU 231LR 232SL 233GH 234NG 235TD 236CF 237CM 238CV 239ST 240GQ 241GA 242CG 243CD 244AO 245GW 248SC 249SD ' +
  '250RW 251ET 252SO 253DJ 254KE 255TZ 256UG 257BI 258MZ 260ZM 261MG 262RE 263ZW 264NA 265MW 266LS 267BW 268SZ ' +
  '269KM 290SH 291ER 297AW 298FO 299GL 350GI 351PT 352LU 353IE 354IS 355AL 356MT 357CY 358FI 359BG 370LT 371LV ' +
  '372EE 373MD 374AM 375BY 376AD 377MC 378SM 380UA 381RS 382ME 383XK 385HR 386SI 387BA 389MK 420CZ 421SK 423LI ' +
  '500FK 501BZ 502GT 503SV 504HN 505NI 506CR 507PA 508PM 509HT 590GP 591BO 592GY 593EC 594GF 595PY 596MQ 597SR ' +
  '598UY 599CW 670TL 672NF 673BN 674NR 675PG 676TO 677SB 678VU 679FJ 680PW 681WF 682CK 683NU 685WS 686KI 687NC ' +
  '688TV 689PF 690TK 691FM 692MH 850KP 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW ' +
  '966SA 967YE 968OM 970PS 971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ'

async function createCountries(db: Kysely<unknown>): Promise<void> {
  const table = Object.fromEntries(COUNTRIES.split(' ').map((one) => [one.slice(0, -2), one.slice(-2)]))
  // The body of a function takes no parameters; the table is digits and capital letters.
  await sql`create function telefon_ulkesi(telefon text) returns text language sql immutable parallel safe as $$
    select case when telefon like '+%' then coalesce(kod ->> substr(telefon, 2, 3), kod ->> substr(telefon, 2, 2),
      kod ->> substr(telefon, 2, 1), '') else '' end
    from (values (${sql.raw(`'${JSON.stringify(table)}'::jsonb`)})) as t (kod)
  $$`.execute(db)
}

async function createFacts(db: Kysely<unknown>): Promise<void> {
  await sql`create table satis_satiri (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    satis_gunu date not null,
    hizmet_gunu date not null,
    tur text not null,
    urun_k_no uuid not null,
    kanal text not null,
    acente_k_no uuid,
    ulke text not null,
    dil text not null,
    kur text not null,
    personel_k_no uuid,
    ilk boolean not null,
    iptal boolean not null,
    tutar bigint not null,
    zaman timestamptz not null,
    primary key (tenant_id, rezervasyon_k_no, sira),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'satis_satiri')
  // What the bookings themselves say. `ilk` counts a booking once: it is the first of its services that stands.
  await sql`create view satis_olgusu with (security_invoker = true) as
    select r.tenant_id, r.k_no as rezervasyon_k_no, s.sira,
      (r.olusturma_zamani at time zone interval '3 hours')::date as satis_gunu, s.baslangic as hizmet_gunu,
      u.urun_tipi as tur, s.urun_k_no, case when r.ac_k_no is null then r.kanal else 'acente' end as kanal,
      r.ac_k_no as acente_k_no, telefon_ulkesi(r.misafir ->> 'telefon') as ulke, r.lang as dil, r.secilen_kur as kur,
      r.personel_k_no, ayni.ilk, r.durum = 'cancelled' or i.sira is not null as iptal,
      round(100 * (coalesce((fis.fis -> 'satirlar' -> s.sira ->> 'genel_toplam')::numeric, 0)
        + case when ayni.ilk then coalesce((fis.fis -> 'toplam' ->> 'taksit_fark')::numeric, 0) else 0 end))::bigint as tutar,
      r.guncelleme_zamani as zaman
    from rezervasyon r
    cross join lateral (select coalesce(r.sabit_fis, r.fis) as fis) fis
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no
    join urun u on u.tenant_id = s.tenant_id and u.k_no = s.urun_k_no
    left join satir_iptali i on i.tenant_id = s.tenant_id and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira
    cross join lateral (select i.sira is null and s.sira = (
        select min(d.sira) from rezervasyon_satiri d
        left join satir_iptali di on di.tenant_id = d.tenant_id and di.rezervasyon_k_no = d.rezervasyon_k_no
          and di.sira = d.sira
        where d.tenant_id = r.tenant_id and d.rezervasyon_k_no = r.k_no and di.sira is null) as ilk) ayni
    where r.kayit_no is not null
      and (r.durum in ('confirmed', 'completed') or (r.durum = 'cancelled' and r.bilet_no is not null))`.execute(db)
}

const FACTS = [
  'tenant_id',
  'rezervasyon_k_no',
  'sira',
  'satis_gunu',
  'hizmet_gunu',
  'tur',
  'urun_k_no',
  'kanal',
  'acente_k_no',
  'ulke',
  'dil',
  'kur',
  'personel_k_no',
  'ilk',
  'iptal',
  'tutar',
  'zaman',
]
const COLUMNS = sql.raw(FACTS.join(', '))
const KEY = sql.raw('tenant_id, esas, boyut, gun, deger, satan')
const MEASURES = ['rezervasyon', 'adet', 'tutar', 'iptal_rezervasyon', 'iptal_adet', 'iptal_tutar']
const SUMS = sql.raw(MEASURES.join(', '))
const summed = (of: (sum: string) => string) => sql.raw(MEASURES.map(of).join(', '))

/** What a fact counts as by each trait; without a value it is not in that trait. */
const TRAITS: Readonly<Record<string, string>> = {
  toplam: `''`,
  tip: 'f.tur',
  urun: 'f.urun_k_no::text',
  kanal: 'f.kanal',
  acente: 'f.acente_k_no::text',
  ulke: 'f.ulke',
  dil: 'f.dil',
  kur: 'f.kur',
  once: 'once_araligi(f.hizmet_gunu - f.satis_gunu)',
  ay: `case when e.esas = 'satis' then to_char(f.hizmet_gunu, 'YYYY-MM') end`,
}

async function createSums(db: Kysely<unknown>): Promise<void> {
  await sql`create table satis_gunu (
    tenant_id int not null references tenant (id),
    esas text not null check (esas in ('satis', 'hizmet')),
    boyut text not null check (boyut in (${sql.raw(
      Object.keys(TRAITS)
        .map((one) => `'${one}'`)
        .join(', '),
    )})),
    gun date not null,
    deger text not null,
    satan text not null,
    rezervasyon int not null,
    adet int not null,
    tutar bigint not null,
    iptal_rezervasyon int not null,
    iptal_adet int not null,
    iptal_tutar bigint not null,
    primary key (tenant_id, esas, boyut, gun, deger, satan))`.execute(db)
  await isolateTenant(db, 'satis_gunu')
  // How many days before: the first of each span names it.
  await sql`create function once_araligi(gun int) returns text language sql immutable parallel safe as $$
    select case when gun > 60 then '61' when gun > 30 then '31' when gun > 7 then '8' when gun > 3 then '4'
      when gun > 0 then '1' else '0' end
  $$`.execute(db)
  // Each fact as it counts: twice, by the day it was booked and by the day it is served, and once for each trait. A
  // branch for each, so that one trait is read without the others.
  const branches = Object.entries(TRAITS).map(
    ([boyut, deger]) => `select f.tenant_id, f.rezervasyon_k_no, e.esas, '${boyut}' as boyut, e.gun, ${deger} as deger,
      coalesce(f.personel_k_no::text, '') as satan, (f.ilk and not f.iptal)::int as rezervasyon,
      (not f.iptal)::int as adet, case when f.iptal then 0 else f.tutar end as tutar,
      (f.ilk and f.iptal)::int as iptal_rezervasyon, f.iptal::int as iptal_adet,
      case when f.iptal then f.tutar else 0 end as iptal_tutar
    from satis_satiri f
    cross join lateral (values ('satis', f.satis_gunu), ('hizmet', f.hizmet_gunu)) as e (esas, gun)
    where ${deger} is not null`,
  )
  await sql`create view satis_boyutu with (security_invoker = true) as ${sql.raw(branches.join(' union all '))}`.execute(
    db,
  )
}

/** Takes what these bookings counted out of the sums, reads them anew and puts them in again. */
async function createWriter(db: Kysely<unknown>): Promise<void> {
  await sql`create function satis_yaz(anahtarlar uuid[]) returns void language plpgsql as $$
    begin
      -- One writer of a tenant at a time: sums are added to. Each statement after it sees what the one before has left.
      perform pg_advisory_xact_lock(hashtext('satis_gunu'), current_setting('app.tenant')::int);
      perform satis_ekle(anahtarlar, -1);
      perform satis_oku(anahtarlar);
      perform satis_ekle(anahtarlar, 1);
    end
  $$`.execute(db)
  await sql`create function satis_oku(anahtarlar uuid[]) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('satis_gunu'), current_setting('app.tenant')::int);
      delete from satis_satiri where rezervasyon_k_no = any(anahtarlar);
      insert into satis_satiri (${COLUMNS})
      select ${COLUMNS} from satis_olgusu where rezervasyon_k_no = any(anahtarlar);
    end
  $$`.execute(db)
  await sql`create function satis_ekle(anahtarlar uuid[], isaret int) returns void language sql as $$
    insert into satis_gunu as g (${KEY}, ${SUMS})
    select ${KEY}, ${summed((sum) => `isaret * sum(${sum})`)} from satis_boyutu
    where rezervasyon_k_no = any(anahtarlar) group by ${KEY}
    on conflict (${KEY}) do update set ${summed((sum) => `${sum} = g.${sum} + excluded.${sum}`)}
  $$`.execute(db)
}

/** Sums of one trait as the facts say them; returns how many rows were not what they should have been. */
async function createMender(db: Kysely<unknown>): Promise<void> {
  await sql`create function satis_onar(neyin text) returns int language plpgsql as $$
    declare onarilan int;
    begin
      perform pg_advisory_xact_lock(hashtext('satis_gunu'), current_setting('app.tenant')::int);
      with dogru as (
        select ${KEY}, ${summed((sum) => `sum(${sum}) as ${sum}`)} from satis_boyutu where boyut = neyin group by ${KEY}
      ), fark as (
        select ${KEY}, ${summed((sum) => `coalesce(d.${sum}, 0) as ${sum}`)}
        from dogru d full join (select * from satis_gunu where boyut = neyin) g using (${KEY})
        where (${summed((sum) => `coalesce(d.${sum}, 0)`)}) is distinct from (${summed((sum) => `coalesce(g.${sum}, 0)`)})
      )
      insert into satis_gunu (${KEY}, ${SUMS}) select ${KEY}, ${SUMS} from fark
      on conflict (${KEY}) do update set ${summed((sum) => `${sum} = excluded.${sum}`)};
      get diagnostics onarilan = row_count;
      delete from satis_gunu where boyut = neyin and adet = 0 and iptal_adet = 0;
      return onarilan;
    end
  $$`.execute(db)
}
