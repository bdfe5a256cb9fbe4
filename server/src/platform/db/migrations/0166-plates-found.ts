import { type Kysely, sql } from 'kysely'

/** A hired car is found by its plate as well, whatever its unit is called by now (BOOK-67). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function arama_yaz(anahtarlar uuid[]) returns void language sql as $$
    insert into rezervasyon_arama (tenant_id, rezervasyon_k_no, metin, baslik, tipler, ilk_gun, saat, son_gun, kisi,
      alinan, eksik, satirlar, olusturma_zamani, guncelleme_zamani)
    select r.tenant_id, r.k_no,
      concat_ws(' ', lower(r.kayit_no), lower(r.bilet_no),
        arama_metni(concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad')), arama_katla(r.misafir ->> 'e_mail'),
        regexp_replace(r.misafir ->> 'telefon', '\\D', '', 'g'), arama_metni(s.baslik),
        arama_katla(b.birimler), arama_katla(p.plakalar)),
      s.baslik, s.tipler, s.ilk_gun, s.saat, s.son_gun, s.kisi, coalesce(t.alinan, 0),
      r.durum in ('confirmed', 'accepted', 'held', 'review') and coalesce(t.alinan, 0) < r.genel_toplam,
      s.satirlar, r.olusturma_zamani, r.guncelleme_zamani
    from rezervasyon r
    cross join lateral (
      select min(l.baslangic) as ilk_gun, max(coalesce(l.bitis, l.baslangic)) as son_gun,
        (array_agg(l.satir ->> 'baslangic_saat' order by l.baslangic, l.sira))[1] as saat,
        max((l.satir #>> '{pax,yetiskin}')::int + (l.satir #>> '{pax,cocuk}')::int
          + (l.satir #>> '{pax,bebek}')::int) as kisi,
        string_agg(l.satir ->> 'baslik', ' · ' order by l.sira) as baslik,
        array_agg(distinct l.satir ->> 'urun_tipi') as tipler,
        jsonb_agg(jsonb_build_array(l.urun_k_no, l.satir ->> 'baslik') order by l.sira) as satirlar
      from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no) s
    left join lateral (
      select sum(case tur when 'tahsilat' then tutar else -tutar end)::bigint as alinan
      from tahsilat where tenant_id = r.tenant_id and rezervasyon_k_no = r.k_no) t on true
    left join lateral (
      select string_agg(distinct concat_ws(' ', b.ad, replace(b.ad, ' ', ''), v.plaka, replace(v.plaka, ' ', '')), ' ')
        as birimler
      from tutma c join birim b on b.tenant_id = c.tenant_id and b.k_no = c.birim_k_no
      left join arac v on v.tenant_id = b.tenant_id and v.birim_k_no = b.k_no
      where c.tenant_id = r.tenant_id and c.rezervasyon_k_no = r.k_no) b on true
    left join lateral (
      select string_agg(distinct plaka || ' ' || replace(plaka, ' ', ''), ' ') as plakalar
      from transfer_surucu where tenant_id = r.tenant_id and rezervasyon_k_no = r.k_no) p on true
    where r.k_no = any(anahtarlar) and r.kayit_no is not null and s.ilk_gun is not null
    on conflict (tenant_id, rezervasyon_k_no) do update set metin = excluded.metin, baslik = excluded.baslik,
      tipler = excluded.tipler, ilk_gun = excluded.ilk_gun, saat = excluded.saat, son_gun = excluded.son_gun,
      kisi = excluded.kisi, alinan = excluded.alinan, eksik = excluded.eksik, satirlar = excluded.satirlar,
      guncelleme_zamani = excluded.guncelleme_zamani
  $$`.execute(db)
}
