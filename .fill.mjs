import pg from 'pg';
const pool = new pg.Pool({ connectionString: process.env.DB });
await pool.query(`insert into users (email, name, created_at) select 'p'||n||'@x.example', 'Person '||n, now() - (random()^1.3) * interval '200 days' from generate_series(1,600) n`);
await pool.query(`insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, paid_at, created_at)
 select 'PACKAGE','Z'||lpad(n::text,7,'0'),'Z'||lpad(n::text,7,'0'), (select id from users where email = 'p'||(1+n%600)||'@x.example'), 'Starter', 9+n%3*10, 0, 9+n%3*10, case when n%9=0 then 'EUR' else 'USD' end, 20,30,'Ann','a@x.example','1 St','Other','PAID', t, t from generate_series(1,800) n, lateral (select now() - (random()) * interval '180 days' as t) q`);
await pool.query(`insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, image_key, created_at, started_at, finished_at)
 select (select id from users where email = 'p'||(1+n%600)||'@x.example'), 'r'||n, 'FACEBOOK','FACEBOOK_POST','SQUARE','COOKING','BOLD','Bread','','', case when n%17=0 then 'FAILED' else 'SUCCEEDED' end, 'k', t, t, t + (4+random()*14) * interval '1 second' from generate_series(1,6000) n, lateral (select now() - random() * interval '180 days' as t) q`);
await pool.query(`insert into visit_counts (slot, visits) select date_bin('15 minutes', s, 'epoch'), 1+(random()*6)::int from generate_series(now() - interval '180 days', now() - interval '1 hour', interval '3 hours') s on conflict do nothing`);
await pool.query(`insert into figure_changes (at) select slot from visit_counts`);
await pool.query(`select graphile_worker.add_job('roll_up_figures', '{}'::json)`);
await new Promise((r) => setTimeout(r, 6000));
console.log((await pool.query('select count(*), min(day)::text, max(day)::text from daily_figures')).rows, (await pool.query('select count(*) from figure_changes')).rows);
await pool.end();
