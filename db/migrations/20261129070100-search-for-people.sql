-- How names of both scripts and telephone numbers are compared: of customers, guests and leads alike, so for every schema.
alter function account.name_words(text) set schema platform;
alter function account.name_forms(text) set schema platform;
alter function account.name_sounds(text) set schema platform;
alter function account.name_keys(text) set schema platform;
alter function account.name_query(text, text) set schema platform;
alter function account.phone_key(text) set schema platform;

-- As before, and `clear`: of names that sound alike only those with three consonants or more. Two are shared by names that nobody
-- takes for each other.
create or replace function platform.name_query(typed text, how text) returns tsquery
language sql immutable strict parallel safe
return (
  with words as (
    select word, place, length(word) > 2 as is_long
    from unnest(platform.name_words(typed)) with ordinality as typed_word (word, place)
    where length(word) > 1 and word not in ('bin', 'ibn', 'ben', 'bint', 'بن', 'ابن', 'بنت')
  )
  select string_agg('(' || keys || ')', ' & ')::tsquery
  from (
    select string_agg(distinct key, ' | ') as keys
    from words, unnest(platform.name_forms(word)) as form,
      unnest(array['''' || form || '''' || case when how = 'whole' or not is_long then '' else ':*' end]
        || case when how in ('heard', 'clear') then
          (select array_agg('''~' || sound || '''' || case when length(sound) > 2 then ':*' else '' end)
            from unnest(platform.name_sounds(form)) as sound where how = 'heard' or length(sound) > 2) end) as key
    where how = 'whole' or is_long or not exists (select from words where is_long)
    group by place
  ) as of_word
);
