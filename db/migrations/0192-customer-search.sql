-- How staff find customers: by words of their names in either script, by phone and by e-mail. The keys of names are an index
-- over an expression, so that whatever writes a customer maintains it, and nothing of it is left when the row is erased.

-- The words of a name, folded: no marks, one alef, one heh, Latin letters without accents and case; "Abdul Rahman" is one word
-- and an article that stands apart is none.
create function account.name_words(name text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  folded text := lower(normalize(name, NFKD));
begin
  folded := regexp_replace(folded, '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff''`’‘ʼʿʾء]', '', 'g');
  folded := translate(folded, 'ٱىیېئکگةۀہھەؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđı', 'ايييكككهههههو01234567890123456789oldi');
  folded := ' ' || regexp_replace(folded, '[\s!-/:-@\[-`{-~،؛؟·–—]+', ' ', 'g') || ' ';
  if folded ~ '[a-z]' then
    folded := regexp_replace(folded, ' (mohd|mhd|muhd|md) ', ' mohammed ', 'g');
    folded := regexp_replace(folded, ' abd(?:[aeiou][lrsnztd])? (?:(?:al|el|ul) )?', ' abdul', 'g');
    folded := regexp_replace(folded, ' abdulallah', ' abdullah', 'g');
    folded := regexp_replace(folded, ' abd[aeiou]([rsnztd])\1', ' abdul\1', 'g');
    folded := regexp_replace(folded, ' [ae](sh|[dnrstz]) \1', ' \1', 'g');
    folded := regexp_replace(folded, ' (?:al|el|ul|aal) (?=.)', ' ', 'g');
  end if;
  folded := regexp_replace(folded, ' عبد ', ' عبد', 'g');
  folded := regexp_replace(folded, ' ال (?=.)', ' ', 'g');
  return string_to_array(btrim(folded), ' ');
end $$;

-- A word and what is left of it without its article, or without the "abdul" before a name of God.
create function account.name_forms(word text) returns text[]
language sql immutable strict parallel safe
return array_remove(array[
  word,
  substring(word from '^(?:ال|al|el)(...+)$'),
  substring(word from '^(?:عبدال|abd[aeiou]?l)(...+)$'),
  substring(word from '^ابو(...+)$')
], null);

-- How a word sounds, the same for both scripts: its consonants by classes of letters that are written for each other, and A for a
-- vowel at its beginning. Latin letters that are read in several ways ("th" of Thani, Fathi and Fathima) give several; an h at
-- the end may be none.
create function account.name_sounds(word text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  plain constant text := regexp_replace(word, '(.)\1+', '\1', 'g');
  readings text[];
  reading text;
  head text;
  found text[] := '{}';
begin
  if plain ~ '[a-z]' then
    head := regexp_replace(translate(replace(replace(replace(plain, 'kh', 'X'), 'gh', 'G'), 'ph', 'f'), '75629', 'hXtaS'),
      'c(?=[eiy])', 's', 'g');
    readings := array[
      translate(replace(replace(replace(replace(head, 'sh', 'C'), 'ch', 'C'), 'th', 'S'), 'dh', 'S'), 'g', 'J'),
      translate(replace(replace(head, 'ch', 'k'), 'dh', 'd'), 'g', 'k'),
      translate(replace(replace(replace(head, 'sh', 'C'), 'ch', 'C'), 'th', 't'), 'g', 'G')
    ];
  elsif plain ~ '[ء-ۿ]' then
    readings := array[regexp_replace(plain, '^تش', 'C')];
  end if;
  foreach reading in array coalesce(readings, '{}') loop
    head := translate(left(reading, 1), 'aeiou3اعويwy', 'AAAAAAAAWYWY');
    reading := translate(head || translate(substr(reading, 2), 'aeiouyw3اويع', ''),
      'pvqczsjxطضثصزذظجحخشغفڤقكبپچتدرلمنسه', 'bfkkSSJktdSSSSSJhXCGffkkbbCtdrlmnSh');
    found := found || reading;
    if word ~ '[hه]$' and length(reading) > 1 then found := found || rtrim(reading, 'h'); end if;
  end loop;
  return (select coalesce(array_agg(distinct sound), '{}') from unnest(found) as sound where sound <> '');
end $$;

-- What a name is found by: its words, and behind a tilde how they sound.
create function account.name_keys(name text) returns tsvector
language sql immutable strict parallel safe cost 10000
return (
  select array_to_tsvector(coalesce(array_agg(key), '{}'))
  from unnest(account.name_words(name)) as word, unnest(account.name_forms(word)) as form,
    unnest(array[form] || (select array_agg('~' || sound) from unnest(account.name_sounds(form)) as sound)) as key
  where key <> ''
);

-- What finds the names that have every word that was typed: as a whole, as a beginning, or as it sounds (a beginning of three
-- consonants is enough). Of "bin" and the like nobody is sure; words of two letters count as a whole, and beside longer ones only
-- then. Null where nothing is left.
create function account.name_query(typed text, how text) returns tsquery
language sql immutable strict parallel safe
return (
  with words as (
    select word, place, length(word) > 2 as is_long
    from unnest(account.name_words(typed)) with ordinality as typed_word (word, place)
    where length(word) > 1 and word not in ('bin', 'ibn', 'ben', 'bint', 'بن', 'ابن', 'بنت')
  )
  select string_agg('(' || keys || ')', ' & ')::tsquery
  from (
    select string_agg(distinct key, ' | ') as keys
    from words, unnest(account.name_forms(word)) as form,
      unnest(array['''' || form || '''' || case when how = 'whole' or not is_long then '' else ':*' end]
        || case when how = 'heard' then
          (select array_agg('''~' || sound || '''' || case when length(sound) > 2 then ':*' else '' end)
            from unnest(account.name_sounds(form)) as sound) end) as key
    where how = 'whole' or is_long or not exists (select from words where is_long)
    group by place
  ) as of_word
);

create index customer_by_name on account.customer
  using gin (account.name_keys(first_name || ' ' || last_name)) with (fastupdate = off);

-- The digits of a number as they are compared: the last eight, whatever dial code is written before them.
create function account.phone_key(phone text) returns text
language sql immutable strict parallel safe
return right(regexp_replace(phone, '\D', '', 'g'), 8);

-- By the whole number or how it begins, and by how it ends.
create index customer_by_phone_key on account.customer (account.phone_key(phone) text_pattern_ops) where phone <> '';
create index customer_by_phone_end on account.customer (reverse(account.phone_key(phone)) text_pattern_ops) where phone <> '';
create index customer_by_email_start on account.customer (email text_pattern_ops);
