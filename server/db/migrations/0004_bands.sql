CREATE TABLE "band_artists" (
	"band_id" bigint NOT NULL,
	"artist_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "band_artists_band_id_artist_id_pk" PRIMARY KEY("band_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "band_bookmarks" (
	"member_id" bigint NOT NULL,
	"band_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "band_bookmarks_member_id_band_id_pk" PRIMARY KEY("member_id","band_id")
);
--> statement-breakpoint
CREATE TABLE "band_genres" (
	"band_id" bigint NOT NULL,
	"genre" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "band_genres_band_id_genre_pk" PRIMARY KEY("band_id","genre")
);
--> statement-breakpoint
CREATE TABLE "band_jobs" (
	"band_id" bigint NOT NULL,
	"job" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "band_jobs_band_id_job_pk" PRIMARY KEY("band_id","job"),
	CONSTRAINT "band_jobs_job" CHECK ("band_jobs"."job" in ('colleague', 'worker', 'freelancer'))
);
--> statement-breakpoint
CREATE TABLE "band_links" (
	"band_id" bigint NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "band_links_band_id_platform_pk" PRIMARY KEY("band_id","platform"),
	CONSTRAINT "band_links_platform" CHECK ("band_links"."platform" in ('youtube', 'instagram', 'tiktok'))
);
--> statement-breakpoint
CREATE TABLE "band_tracks" (
	"band_id" bigint NOT NULL,
	"track_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "band_tracks_band_id_track_id_pk" PRIMARY KEY("band_id","track_id")
);
--> statement-breakpoint
ALTER TABLE "band_sessions" DROP CONSTRAINT "band_sessions_band_id_session_pk";--> statement-breakpoint
ALTER TABLE "band_sessions" ADD CONSTRAINT "band_sessions_band_id_session_recruiting_pk" PRIMARY KEY("band_id","session","recruiting");--> statement-breakpoint
ALTER TABLE "band_sessions" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "bands" SET "name_key" = lower(replace("name", ' ', ''));--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "age_start" smallint;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "age_end" smallint;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "gender" text DEFAULT 'OTHER' NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "auto_close" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "average_age" text;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "male_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "female_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "representative_track_id" bigint;--> statement-breakpoint
ALTER TABLE "band_artists" ADD CONSTRAINT "band_artists_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_artists" ADD CONSTRAINT "band_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_bookmarks" ADD CONSTRAINT "band_bookmarks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_bookmarks" ADD CONSTRAINT "band_bookmarks_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_genres" ADD CONSTRAINT "band_genres_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_jobs" ADD CONSTRAINT "band_jobs_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_links" ADD CONSTRAINT "band_links_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_tracks" ADD CONSTRAINT "band_tracks_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_tracks" ADD CONSTRAINT "band_tracks_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "band_artists_artist" ON "band_artists" USING btree ("artist_id","band_id");--> statement-breakpoint
CREATE INDEX "band_bookmarks_band" ON "band_bookmarks" USING btree ("band_id");--> statement-breakpoint
CREATE INDEX "band_bookmarks_newest" ON "band_bookmarks" USING btree ("member_id","saved_at","band_id");--> statement-breakpoint
CREATE INDEX "band_tracks_track" ON "band_tracks" USING btree ("track_id","band_id");--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_representative_track_id_tracks_id_fk" FOREIGN KEY ("representative_track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open" ON "applications" USING btree ("band_id","applicant_id") WHERE "applications"."pass_fail" <> 'FAIL';--> statement-breakpoint
CREATE INDEX "bands_newest" ON "bands" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bands_closing" ON "bands" USING btree ("ends_at") WHERE "bands"."status" = 'RECRUITING' and "bands"."auto_close";--> statement-breakpoint
ALTER TABLE "band_sessions" ADD CONSTRAINT "band_sessions_session" CHECK ("band_sessions"."session" in ('vocal', 'electric_guitar', 'acoustic_guitar', 'bass', 'drums', 'keyboard', 'violin', 'trumpet', 'piano'));--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_status" CHECK ("bands"."status" in ('RECRUITING', 'ACTIVE', 'ENDED'));--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_gender" CHECK ("bands"."gender" in ('MALE', 'FEMALE', 'OTHER'));--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_average_age" CHECK ("bands"."average_age" in ('10대', '20대', '30대', '40대', '50대', '60대'));--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_ages" CHECK ("bands"."age_start" between 0 and 120 and "bands"."age_end" between 0 and 120
        and ("bands"."age_start" = 0 or "bands"."age_end" = 0 or "bands"."age_start" <= "bands"."age_end"));--> statement-breakpoint
ALTER TABLE "bands" ADD CONSTRAINT "bands_heads" CHECK ("bands"."male_count" between 0 and 99 and "bands"."female_count" between 0 and 99);